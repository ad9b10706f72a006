# What the kernel says, whatever the game.
list-comma = { ", " }
list-plus = { " + " }
list-semicolon = { "; " }
seat-number = игрок { $seat }

no-not-now = «{ $choice }» не относится к этому этапу ({ $step }).
    .remedy = Сначала закончите этот этап; список показывает, что можно выбрать сейчас.
no-game-over = Игра окончена.
    .remedy = Чтобы играть дальше, начните новую игру.
no-no-such-seat = Такого места нет.
    .remedy = Места пронумерованы от 1 до { $seats }.
no-not-your-decision = Сейчас решаете не вы.
    .remedy = Дождитесь решения (место { $seats }).
no-take-back = Это нельзя отменить: открылось что-то новое или от этого зависит то, что уже решил кто-то другой.
    .remedy = Отменить можно только свои последние решения, не дальше последнего броска или карты.

input-ambiguous = «{ $text }» может означать: { $choices }. Напишите чуть подробнее.
input-unreadable = В этой игре нет выбора «{ $text }». Выберите что-нибудь из списка.
input-unreadable-near = В этой игре нет выбора «{ $text }». Возможно, вы имели в виду: { $near }?
input-seats = Число мест в этой игре — от { $least } до { $most }, а не { $seats }.
input-game = Игры «{ $game }» нет.
input-option = Настройки «{ $option }» нет.
input-option-value = Настройка { $option } принимает одно из значений: { $values }, а не «{ $value }».

record-foreign = Это не запись партии Dawnbreach: нет первой строки.
record-line = Строку { $line } записи партии не удается прочитать: «{ $text }».
record-header = Ошибка в заголовке записи партии: { $what }.
record-version = Запись партии не подходит к этой программе ({ $what }): в записи «{ $theirs }», здесь «{ $ours }».
record-decision = Решение { $number } из записи партии выполнить нельзя: «{ $text }».
record-outcomes = После решения { $number } случайные исходы в записи партии не те, которых требуют правила.
record-no-seed = В записи партии еще нет зерна, потому что игра не окончена; проверить запись нельзя.
record-commit = Зерно не соответствует данному ранее обязательству.
record-dice = Случайный исход { $number } не тот, который дает зерно.
save-foreign = Это не сохраненная игра.
save-damaged = Сохраненная игра повреждена.
save-version = Сохраненная игра не подходит к этой программе ({ $what }): в ней «{ $theirs }», здесь «{ $ours }».
what-rules = версия правил
what-pack = пакет содержимого
what-game = игра
what-seats = число мест
input-seed = Зерно случайности — одна строка от 1 до 200 печатных символов.

words-line = это не сообщение: «{ $text }»
words-twice = { $key } встречается здесь дважды
words-elsewhere = уже есть в другом файле: { $keys }
words-text = неожиданный текст около «{ $text }»
words-brace = не хватает закрывающей фигурной скобки около «{ $text }»
words-brace-more = лишняя фигурная скобка около «{ $text }»
words-quote = не хватает закрывающей кавычки около «{ $text }»
words-variable = не хватает имени переменной около «{ $text }»
words-message = не хватает ключа сообщения около «{ $text }»
words-default = ни один вариант не отмечен как основной (*) около «{ $text }»
words-not-text = файл не является текстом в UTF-8
