/** Everything the command line says, in both languages. `{name}` is filled in. */
export const messages = {
  errors: {
    USAGE: {
      zh: "{reason}\n运行 “deckle --help” 查看用法。",
      en: '{reason}\nRun "deckle --help" for the usage.',
    },
    CANNOT_READ_FILE: {
      zh: "无法读取 {path}。请检查路径和权限。",
      en: "Cannot read {path}. Check the path and its permissions.",
    },
    CANNOT_WRITE_FILE: {
      zh: "无法写入 {path}。请检查文件夹是否存在、是否可写。",
      en: "Cannot write {path}. Check that its folder exists and may be written to.",
    },
    FILE_TOO_LARGE: {
      zh: "{path} 超过 200 MB。请拆成几个小文件。",
      en: "{path} is larger than 200 MB. Split it into smaller files.",
    },
    NO_CARDS: {
      zh: "没有做出任何卡片，所以没有写出牌组。",
      en: "No cards were made, so no deck was written.",
    },
    NO_PAGES: {
      zh: "{path} 没有页码，不能按页选取。请改用 “--section 标题”。",
      en: '{path} has no pages to choose from. Use "--section HEADING" instead.',
    },
    NOT_CARDS: {
      zh: "{path} 不是卡片列表。需要 “convert --cards” 写出的 JSON 数组。",
      en: '{path} is not a list of cards. It must be the JSON array that "convert --cards" writes.',
    },
    BAD_VARIABLE: {
      zh: "变量 {name} 写得不对。可以写成：{example}。",
      en: "The variable {name} cannot be read. Write it such as: {example}.",
    },
    NO_MODEL: {
      zh: "没有配置语言模型。请设置 CARDS_LLM 和 CARDS_LLM_MODEL，或去掉 “--engine llm”，使用内置的离线引擎。",
      en: 'No language model is configured. Set CARDS_LLM and CARDS_LLM_MODEL, or leave out "--engine llm" to use the built-in offline engine.',
    },
  },
  problems: {
    NOT_A_PACKAGE: {
      zh: "这不是 Anki 牌组文件（.apkg），或者没有下载完整。请重新下载或重新导出。",
      en: "This is not an Anki package (.apkg), or only part of one. Download or export it again.",
    },
    DAMAGED_PACKAGE: {
      zh: "文件已损坏，Anki 无法导入。请重新下载或重新导出。",
      en: "The file is damaged; Anki cannot import it. Download or export it again.",
    },
    TOO_LARGE: {
      zh: "内容过大，无法检查。请把牌组分成几个再导出。",
      en: "It holds too much to be checked. Export the deck in parts.",
    },
    DAMAGED_DATABASE: {
      zh: "数据库已损坏。请在 Anki 中检查数据库后重新导出。",
      en: "The database is damaged. Run Check Database in Anki and export it again.",
    },
    NO_NOTES: { zh: "没有任何笔记。", en: "There are no notes." },
    UNKNOWN_NOTE_TYPE: { zh: "笔记的类型不在文件中。", en: "Notes of a type that is not included." },
    WRONG_FIELD_COUNT: {
      zh: "笔记的字段数与类型不符，Anki 会拒绝整个文件。",
      en: "Notes with the wrong number of fields; Anki refuses the whole file.",
    },
    UNKNOWN_DECK: { zh: "卡片所在的牌组不在文件中。", en: "Cards in a deck that is not included." },
    ORPHAN_CARD: { zh: "卡片没有对应的笔记。", en: "Cards without a note." },
    DUPLICATE_GUID: { zh: "不同的笔记用了同一个标识。", en: "Different notes with the same identity." },
    DUPLICATE_CARD: { zh: "同一张卡片出现多次。", en: "The same card more than once." },
    MEDIA_FILE_MISSING: { zh: "列出的媒体文件不在其中。", en: "Media files that are listed but absent." },
    UNSAFE_MEDIA_NAME: {
      zh: "媒体文件名不安全，Anki 会拒绝整个文件。",
      en: "Media names that are not safe; Anki refuses the whole file.",
    },
    NOTE_WITHOUT_CARD: { zh: "笔记没有卡片。", en: "Notes without a card." },
    EMPTY_FIRST_FIELD: { zh: "笔记的第一个字段为空。", en: "Notes whose first field is empty." },
    EMPTY_CARD: { zh: "卡片正面没有内容。", en: "Cards with nothing on the front." },
    MEDIA_NOT_INCLUDED: { zh: "用到的媒体文件不在其中。", en: "Media that are used but not included." },
  },
  texts: {
    needFile: { zh: "请给出文件。", en: "Name a file." },
    oneFile: { zh: "请只给出一个文件。", en: "Name one file only." },
    unknownCommand: { zh: "没有 “{command}” 这个命令。", en: 'There is no command "{command}".' },
    unknownOption: { zh: "没有 {option} 这个选项。", en: "There is no option {option}." },
    badOption: { zh: "{option} 用得不对。", en: "{option} is not used rightly." },
    badChoice: {
      zh: "--{option} 只能是：{choices}。",
      en: "--{option} must be one of: {choices}.",
    },
    badNumber: {
      zh: "--{option} 必须是 1 到 {max} 的整数。",
      en: "--{option} must be a whole number from 1 to {max}.",
    },
    badPages: {
      zh: "--{option} 要写成一页（7）或一段（3-10）。",
      en: "--{option} must be one page (7) or a range (3-10).",
    },
    estimate: {
      zh: "{path}：约 {cards} 张卡片，约 {seconds} 秒",
      en: "{path}: about {cards} cards in about {seconds} s",
    },
    estimateOfPages: {
      zh: "{path}：{pages} 页，约 {cards} 张卡片，约 {seconds} 秒",
      en: "{path}: {pages} pages, about {cards} cards in about {seconds} s",
    },
    estimateNoModel: {
      zh: "没有配置语言模型：卡片由内置规则制作，不产生费用。",
      en: "No language model is configured: the built-in rules write the cards, at no cost.",
    },
    estimateModel: {
      zh: "  用模型 {model}：约调用 {calls} 次，发送约 {input} 令牌，生成约 {output} 令牌，约 {seconds} 秒，{cost}",
      en: "  with the model {model}: about {calls} call(s), {input} tokens sent, {output} written, {seconds} s, {cost}",
    },
    estimateModelUnused: {
      zh: "  没有加 “--engine llm”，卡片由内置规则制作，不产生费用。",
      en: '  Without "--engine llm" the built-in rules write the cards, at no cost.',
    },
    estimateShare: {
      zh: "  受令牌、费用和时间上限所限，模型大约只能处理 {percent}% 的内容，其余由内置规则制作。",
      en: "  The limits of tokens, cost and time let the model write about {percent} % of it; the built-in rules write the rest.",
    },
    estimateCost: { zh: "费用约 {amount} {currency}", en: "about {amount} {currency}" },
    estimateNoPrice: {
      zh: "费用未知（请设置 CARDS_LLM_PRICE）",
      en: "cost unknown (set CARDS_LLM_PRICE)",
    },
    wroteDeck: {
      zh: "{path}：{cards} 张卡片，来自 {files} 个文件",
      en: "{path}: {cards} cards from {files} file(s)",
    },
    rulesInstead: {
      zh: "{file}：{total} 个部分中有 {count} 个改由内置规则出卡：{reason}",
      en: "{file}: the built-in rules wrote {count} of {total} sections: {reason}",
    },
    wroteCards: { zh: "{path}：{cards} 张卡片（JSON）", en: "{path}: {cards} cards (JSON)" },
    packageSound: {
      zh: "{path}：完好。{notes} 条笔记，{cards} 张卡片，{media} 个媒体文件（{format}）。",
      en: "{path}: sound. {notes} notes, {cards} cards, {media} media files ({format}).",
    },
    packageProblems: { zh: "{path}：发现 {count} 类问题", en: "{path}: problems of {count} kind(s)" },
    problem: {
      zh: "  {severity}（{code}）：{what}共 {count} 处，例如 {example}",
      en: "  {severity} ({code}): {what} {count} in all, such as {example}",
    },
    fileProblem: { zh: "  {severity}（{code}）：{what}", en: "  {severity} ({code}): {what}" },
    cardsSound: { zh: "{cards} 张卡片，没有问题。", en: "{cards} cards, nothing to complain of." },
    cardsFaulty: {
      zh: "{cards} 张卡片中有 {faulty} 张有问题。",
      en: "{faulty} of {cards} cards have faults.",
    },
    unexpected: {
      zh: "Deckle 出错了。请把上面的信息连同文件报告给我们。",
      en: "Deckle failed. Please report the lines above together with the file.",
    },
    error: { zh: "错误", en: "error" },
    warning: { zh: "警告", en: "warning" },
    pages: { zh: "{count} 页", en: "{count} pages" },
    usage: {
      zh: `用法：deckle 命令 文件... [选项]

  convert 文件...    从文档制作 Anki 牌组（PDF、DOC、DOCX、MD、TXT）
    -o, --output 文件        牌组文件；默认用文档的名字，放在当前目录
                             以 .csv、.tsv、.md 结尾时写成文本
    --cards 文件             把卡片写成 JSON（只给这一项时不写牌组）
    --engine offline|llm     制卡引擎；默认 offline
    --max 数目               最多多少张卡片
    --difficulty easy|medium|hard
    --density sparse|normal|dense
    --types basic,cloze      只做问答卡或填空卡；默认都做
    --pages 3-10             只用这些页（有页码的格式）
    --section 文字           只用标题以此开头的章节；可重复
    --focus 词               优先保留谈到这个词的卡片；可重复
    --estimate               只估计页数、卡片数、时间，以及配置了模型时的令牌和费用，不写文件
    --deck 名称              Anki 中的牌组名称；默认用文档的名字
    --fsrs                   附带 FSRS 牌组预设
    --nested                 按文档标题分成子牌组
    --reversed               问答卡同时生成反向卡片
  inspect 文件       显示从文档中读到的内容
  verify 牌组.apkg   检查 Anki 牌组文件
  lint 卡片.json     检查卡片

  convert 和 inspect 还接受：
    --ocr-command 程序       用来识别扫描页的 tesseract；默认用变量 OCR_COMMAND，没有则不识别
    --ocr-languages 语言     默认用变量 OCR_LANGUAGES，没有则为 chi_sim+eng

  所有命令都接受 --json：把结果作为 JSON 写到标准输出。

退出码：0 成功；1 文件无法使用，或检查发现错误；2 命令写错了。`,
      en: `Usage: deckle COMMAND FILE... [options]

  convert FILE...    make an Anki deck from documents (PDF, DOC, DOCX, MD, TXT)
    -o, --output FILE        the deck; by default named after the document, in the current folder;
                             text if it ends in .csv, .tsv or .md
    --cards FILE             write the cards as JSON (alone: no deck is written)
    --engine offline|llm     who writes the cards; default offline
    --max N                  most cards to make
    --difficulty easy|medium|hard
    --density sparse|normal|dense
    --types basic,cloze      only questions, or only gaps; both by default
    --pages 3-10             only these pages, in formats that have pages
    --section TEXT           only sections whose heading begins so; may be repeated
    --focus WORD             keep cards that speak of it before others; may be repeated
    --estimate               only say how many pages, cards and seconds, and with a model configured
                             the tokens and the cost; nothing is written
    --deck NAME              the deck's name in Anki; by default the document's
    --fsrs                   include deck options for FSRS
    --nested                 put the cards into decks by the document's headings
    --reversed               ask every question the other way round too
  inspect FILE       show what is read from a document
  verify DECK.apkg   check an Anki package
  lint CARDS.json    check cards

  convert and inspect also take:
    --ocr-command PROGRAM    a tesseract that reads scanned pages; by default the variable OCR_COMMAND,
                             without either they are not read
    --ocr-languages NAMES    by default the variable OCR_LANGUAGES, else chi_sim+eng

  Every command takes --json: the result goes to standard output as JSON.

Exit codes: 0 done; 1 the file cannot be used, or a check found errors; 2 the command is wrong.`,
    },
  },
} as const;

export type MessageId = keyof typeof messages.texts;
