import { publicOriginPlaceholder } from "@deckle/contract";
import type { DocsText } from "./docs.ts";

export const docsZh: DocsText = {
  title: "开发文档：HTTP 接口与命令行 · 卡盒",
  description:
    "卡盒的 HTTP 接口：登录、上传、查询进度、导出，每个调用的字段、curl 例子、答复和错误码；以及命令行用法。",
  heading: "开发文档",
  lead: "网页能做的事，接口都能做；不联网也想用，有命令行。本页由接口的定义生成，机器可读的版本在 [/api/openapi.json](/api/openapi.json)。",
  opening: [
    {
      id: "basics",
      heading: "约定",
      blocks: [
        {
          points: [
            `地址以 \`${publicOriginPlaceholder}/api\` 开头。除标明 GET 的以外都用 POST，请求体是 JSON；上传用表单（multipart/form-data）。`,
            "答复是信封 `{ code, message, data }`。`code` 为 0 表示成功，`data` 是结果；其他值是错误，`message` 是给人看的话。下载类的调用成功时直接返回文件，失败时仍是信封。",
            "`Accept-Language: zh-CN` 或 `en` 决定 `message` 的语言。",
            "时间是 ISO 8601 的 UTC 时间，标识是 UUID。没见过的字段请忽略，以后可能增加；已有的字段和错误码不会改变含义。",
            "每个用户每分钟最多 600 次调用、30 次上传，超过时返回 429。运营者可以调整。",
          ],
        },
      ],
    },
    {
      id: "sign-in",
      heading: "登录与令牌",
      blocks: [
        "接口用 OpenID Connect 的访问令牌，放在 `Authorization: Bearer` 头里。没有永久的密钥：令牌 15 分钟过期，用刷新令牌续期，14 天后需要重新登录。",
        {
          steps: [
            "取 `/config.json`，得到客户端编号、资源标识和权限范围；身份服务的地址在它的发现文档里，内置的是 `/oidc/.well-known/openid-configuration`。",
            "走授权码流程，带 PKCE（S256）和 `resource` 参数，回调地址是本站的 `/login_callback`。这是公开客户端，没有密钥。",
            "用授权码换令牌，再用访问令牌调用接口。",
          ],
        },
        "只想手动试一下：登录后打开浏览器的开发者工具，在网络面板里找任意一个 `/api/` 请求，复制它的 `Authorization` 头。令牌等同于你的登录，不要发给别人。",
        { code: 'export TOKEN="eyJhbGciOi…"' },
      ],
    },
    {
      id: "walkthrough",
      heading: "从上传到下载",
      blocks: [
        "四步：取知识库、上传、每隔三秒查一次直到 `status` 为 `finished` 或 `failed`、下载。",
        {
          code: `API=${publicOriginPlaceholder}/api

KB=$(curl -s -X POST $API/knowledge_base/list \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -d '{}' \\
  | jq -r '.data[0].id')

BOX=$(curl -s -X POST $API/user_cardbox/uploadfile \\
  -H "Authorization: Bearer $TOKEN" \\
  -F "boxname=民法总则" -F "knowledge_base_id=$KB" -F "file=@notes.pdf" \\
  | jq -r '.data.box_id')

until curl -s -X POST $API/user_cardbox/get \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d "{\\"box_id\\":\\"$BOX\\"}" | jq -e '.data.status | IN("finished", "failed")' > /dev/null
do sleep 3; done

curl -X POST $API/export/anki/start \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d "{\\"box_id\\":\\"$BOX\\"}" -o notes.apkg`,
        },
      ],
    },
  ],
  groups: {
    knowledge: "知识库与用量",
    boxes: "卡盒",
    cards: "卡片",
    export: "导出",
    study: "学习",
    chat: "提问",
    account: "账户",
    demo: "试用",
  },
  summaries: {
    listKnowledgeBases: "用户的知识库，最早的在前。每个账户都有一个。",
    uploadFile: "上传一份文档（表单的 file 部分，最大 10 MiB），开始做成卡盒。",
    listCardBoxes: "一个知识库里的卡盒，最新的在前。",
    getCardBox: "一个卡盒，含状态和进度。",
    deleteCardBox: "删除卡盒，连同卡片和文件。本月用量不退还。",
    exportAnki: "把卡盒导出为 Anki 牌组（.apkg），答复就是文件。",
    exportText: "把卡片连同出处导出为 CSV、TSV 或 Markdown，答复就是文件。",
    renameCardBox: "给卡盒改名。Anki 里的牌组会更新，不会多出一份。",
    restoreCardBox: "一分钟之内撤销删除。",
    getBoxReport: "出卡报告：写了多少、丢了多少、为什么，以及文档的各部分。",
    regenerateCards: "重新做某一部分或全部卡片。改过、加过、删过、学过的卡片保持不变。",
    listCards: "卡盒里的一页卡片，含出处。",
    getCardContext: "卡片的原句，以及它前后的文字。",
    createCard: "手动加一张卡片。",
    updateCard: "修改卡片的文字、类型或标签。身份、出处和学习进度不变。",
    suspendCards: "暂停卡片，或恢复学习。",
    deleteCards: "删除卡片。重新出卡时不会再出现。",
    restoreCards: "撤销卡片的删除，学习进度一并恢复。",
    getStudyQueue: "现在该学的卡片，按顺序，在每日上限之内。",
    answerCard: "记录一次答题并安排下次。同一个 review_id 只算一次。",
    undoAnswer: "撤销一次答题，限该卡最近的一次。",
    getStudyOverview: "进度：待学、过去一年、未来一个月、保留率和成熟度。",
    getStudySettings: "学习设置。",
    updateStudySettings: "修改学习设置。",
    askDocuments: "就知识库里的文档提问，答案附原文出处。",
    getAccount: "用户自己的账户。",
    changePassword: "修改密码（密码由本站保存时）。其他设备的登录会退出。",
    requestEmailVerification: "再发一次验证邮箱的邮件。",
    exportAccount: "服务器上关于用户的一切，连同文件，打成一个 zip。",
    deleteAccount: "立即永久删除账户和其中的一切。",
    convertDemo: "不用账户，用小文件（file 部分，最大 1 MiB）或示例做几张卡片，不保存。",
    getUseRecord: "用户本月的用量。",
    getPricePlans: "会员等级和每月上限。",
  },
  words: {
    calls: "调用",
    callsText: "点开看字段、例子和答复。例子里的标识请换成你自己的。",
    fields: "字段",
    field: "字段",
    type: "类型",
    notes: "说明",
    noFields: "没有字段，请求体是空对象 {}。",
    required: "必填",
    optional: "可选",
    filePart: "文件本身",
    defaultValue: (value) => `默认 ${value}`,
    range: (from, to) => (to === undefined ? `不小于 ${from}` : `${from ?? ""} 到 ${to}`),
    most: (count) => `最多 ${count}`,
    call: "请求",
    answer: "答复",
    fileAnswer: "成功时答复是文件本身。",
    noSignIn: "不需要登录",
    errors: "错误码",
    errorsText: "错误码是接口的一部分，不会改号或挪作他用。没见过的错误码，把 `message` 给人看即可。",
    code: "错误码（HTTP 状态）",
    meaning: "含义",
    commandLine: "命令行",
    commands: {
      caption: "命令",
      head: ["命令", "作用"],
      rows: [
        ["`convert FILE...`", "从文档制作 Anki 牌组，也可以写成 CSV、TSV、Markdown 或 JSON"],
        ["`inspect FILE`", "显示从文档中读到的内容"],
        ["`verify DECK.apkg`", "检查 Anki 牌组文件是否完好"],
        ["`lint CARDS.json`", "检查卡片是否合乎规则"],
      ],
    },
    optionsCaption: "选项",
    option: "选项",
  },
  commandLine: [
    "命令行走的是同一套程序，不需要服务器、账户和网络，文件不离开你的电脑。克隆仓库，执行一次 `npm ci`，然后：",
  ],
  commandExamples: `npm run -s deckle -- convert 讲义.pdf -o 讲义.apkg --fsrs
npm run -s deckle -- convert 讲义.pdf --pages 3-10 --focus 意思表示 --estimate
npm run -s deckle -- inspect 讲义.pdf --json
npm run -s deckle -- verify 讲义.apkg`,
  options: [
    {
      usage: "-o, --output FILE",
      text: "牌组文件；默认用文档的名字，放在当前目录。以 .csv、.tsv、.md 结尾时写成文本",
    },
    { usage: "--cards FILE", text: "把卡片写成 JSON；只给这一项时不写牌组" },
    {
      usage: "--engine offline|llm",
      text: "由规则还是大模型出卡，默认 offline。llm 使用和服务器相同的 CARDS_LLM 变量",
    },
    { usage: "--max N", text: "最多多少张卡片" },
    { usage: "--difficulty easy|medium|hard", text: "难度" },
    { usage: "--density sparse|normal|dense", text: "疏密" },
    { usage: "--types basic,cloze", text: "只做问答卡或填空卡，默认都做" },
    { usage: "--pages 3-10", text: "只用这些页，限有页码的格式" },
    { usage: "--section TEXT", text: "只用标题以此开头的章节，可重复" },
    { usage: "--focus WORD", text: "优先保留谈到这个词的卡片，可重复" },
    { usage: "--estimate", text: "只估计页数、卡片数和时间，不写文件" },
    { usage: "--deck NAME", text: "Anki 中的牌组名称，默认用文档的名字" },
    { usage: "--fsrs", text: "附带 FSRS 牌组预设" },
    { usage: "--nested", text: "按文档标题分成子牌组" },
    { usage: "--reversed", text: "问答卡同时生成反向卡片" },
    {
      usage: "--ocr-command PROGRAM",
      text: "convert 和 inspect：识别扫描页用的 tesseract。默认用变量 OCR_COMMAND，没有则不识别",
    },
    {
      usage: "--ocr-languages NAMES",
      text: "convert 和 inspect：识别的语言。默认用变量 OCR_LANGUAGES，没有则为 chi_sim+eng",
    },
    { usage: "--json", text: "所有命令：把结果作为 JSON 写到标准输出" },
  ],
  exitCodes: "退出码：0 成功；1 文件无法使用，或检查发现错误；2 命令写错了。",
};
