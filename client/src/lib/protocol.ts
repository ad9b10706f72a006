/** What is said on the wire; types are made from the schema of the server, and some parts of them get names here. */

import type { Hello, Refused, Replay, TableTold } from "../generated/protocol";

export type * from "../generated/protocol";

export type Language = Hello["language"];
export type GameName = TableTold["game"];
export type Status = TableTold["status"];
export type RefusalCode = Refused["code"];
export type Eyes = Replay["eyes"];
