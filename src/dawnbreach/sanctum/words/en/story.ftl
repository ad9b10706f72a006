story-act-1 = Nobody has put out to sea for nine days. Something else has been fishing.
story-act-2 = The corn stands uncut. It is the reapers that were gathered in.
story-act-3 = The wind up here knows names, and tries them one after another.
story-act-4 = Along the road hang those who came before you. Some turn their heads.
story-act-5 = A thousand years these walls kept evil out. Now they keep it in.
story-act-6 = The doors stand open and the candles are lit. He has been expecting a congregation.
