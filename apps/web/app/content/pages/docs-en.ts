import { publicOriginPlaceholder } from "@deckle/contract";
import type { DocsText } from "./docs.ts";

export const docsEn: DocsText = {
  title: "Docs: HTTP API and command line · Deckle",
  description:
    "Deckle’s HTTP API: signing in, uploading, progress and export, with the fields, a curl example, the answer and the errors of every call; and the command line.",
  heading: "Docs",
  lead: "Whatever the site does, the API does too; and for work without a network there is a command line. This page is made from the API’s own definition; programs read it at [/api/openapi.json](/api/openapi.json).",
  opening: [
    {
      id: "basics",
      heading: "Conventions",
      blocks: [
        {
          points: [
            `Addresses begin with \`${publicOriginPlaceholder}/api\`. Calls are POST with a JSON body unless they say GET; uploads are forms (multipart/form-data).`,
            "Answers are an envelope `{ code, message, data }`. Code 0 is success, with the result in `data`; any other code is an error, with `message` for a person. Downloads answer with the file itself, and with an envelope when they fail.",
            "`Accept-Language: zh-CN` or `en` decides the language of `message`.",
            "Times are ISO 8601 in UTC, identities are UUIDs. Ignore fields you do not know: more may come. Fields and error codes that exist keep their meaning.",
            "A user may make 600 calls and 30 uploads a minute; beyond that the answer is 429. Operators can change this.",
          ],
        },
      ],
    },
    {
      id: "sign-in",
      heading: "Signing in",
      blocks: [
        "The API takes OpenID Connect access tokens in the `Authorization: Bearer` header. There are no permanent keys: a token lasts 15 minutes, a refresh token renews it, and after 14 days you sign in again.",
        {
          steps: [
            "Fetch `/config.json` for the client id, the resource and the scopes. The identity service’s addresses are in its discovery document, `/oidc/.well-known/openid-configuration` for the built-in one.",
            "Run the authorization code flow with PKCE (S256) and the `resource` parameter; the redirect address is this site’s `/login_callback`. It is a public client without a secret.",
            "Exchange the code for tokens and call the API with the access token.",
          ],
        },
        "Just to try something: sign in, open the browser’s developer tools, pick any `/api/` request in the network panel and copy its `Authorization` header. The token is as good as your sign-in, so keep it to yourself.",
        { code: 'export TOKEN="eyJhbGciOi…"' },
      ],
    },
    {
      id: "walkthrough",
      heading: "From upload to download",
      blocks: [
        "Four steps: find the knowledge base, upload, ask every three seconds until `status` is `finished` or `failed`, download.",
        {
          code: `API=${publicOriginPlaceholder}/api

KB=$(curl -s -X POST $API/knowledge_base/list \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -d '{}' \\
  | jq -r '.data[0].id')

BOX=$(curl -s -X POST $API/user_cardbox/uploadfile \\
  -H "Authorization: Bearer $TOKEN" \\
  -F "boxname=Contract law" -F "knowledge_base_id=$KB" -F "file=@notes.pdf" \\
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
    knowledge: "Knowledge bases and usage",
    boxes: "Card boxes",
    cards: "Cards",
    export: "Export",
    study: "Study",
    chat: "Questions",
    account: "Account",
    demo: "Demo",
  },
  summaries: null,
  words: {
    calls: "Calls",
    callsText:
      "Open one for its fields, an example and the answer. Put your own identities into the examples.",
    fields: "Fields",
    field: "Field",
    type: "Type",
    notes: "Notes",
    noFields: "No fields; the body is the empty object {}.",
    required: "required",
    optional: "optional",
    filePart: "the file itself",
    defaultValue: (value) => `default ${value}`,
    range: (from, to) => (to === undefined ? `at least ${from}` : `${from ?? ""} to ${to}`),
    most: (count) => `at most ${count}`,
    call: "Request",
    answer: "Answer",
    fileAnswer: "On success the answer is the file itself.",
    noSignIn: "no sign-in needed",
    errors: "Error codes",
    errorsText:
      "Codes are part of the API and are never renumbered or reused. For a code you do not know, show `message`.",
    code: "Code (HTTP status)",
    meaning: "Meaning",
    commandLine: "Command line",
    commands: {
      caption: "Commands",
      head: ["Command", "What it does"],
      rows: [
        ["`convert FILE...`", "Makes an Anki deck from documents; also CSV, TSV, Markdown or JSON"],
        ["`inspect FILE`", "Shows what is read from a document"],
        ["`verify DECK.apkg`", "Checks whether an Anki package is sound"],
        ["`lint CARDS.json`", "Checks whether cards are well made"],
      ],
    },
    optionsCaption: "Options",
    option: "Option",
  },
  commandLine: [
    "The command line runs the same program without a server, an account or a network; files do not leave your computer. Clone the repository, run `npm ci` once, then:",
  ],
  commandExamples: `npm run -s deckle -- convert notes.pdf -o notes.apkg --fsrs
npm run -s deckle -- convert notes.pdf --pages 3-10 --focus consideration --estimate
npm run -s deckle -- inspect notes.pdf --json
npm run -s deckle -- verify notes.apkg`,
  options: [
    {
      usage: "-o, --output FILE",
      text: "The deck; by default named after the document, in the current folder. Text if it ends in .csv, .tsv or .md",
    },
    { usage: "--cards FILE", text: "Write the cards as JSON; alone, no deck is written" },
    {
      usage: "--engine offline|llm",
      text: "Rules or a language model; offline by default. llm takes the server’s CARDS_LLM variables",
    },
    { usage: "--max N", text: "Most cards to make" },
    { usage: "--difficulty easy|medium|hard", text: "How hard" },
    { usage: "--density sparse|normal|dense", text: "How many" },
    { usage: "--types basic,cloze", text: "Only questions, or only gaps; both by default" },
    { usage: "--pages 3-10", text: "Only these pages, in formats that have pages" },
    { usage: "--section TEXT", text: "Only sections whose heading begins so; may be repeated" },
    { usage: "--focus WORD", text: "Keep cards that speak of it before others; may be repeated" },
    { usage: "--estimate", text: "Only say how many pages, cards and seconds; nothing is written" },
    { usage: "--deck NAME", text: "The deck’s name in Anki; by default the document’s" },
    { usage: "--fsrs", text: "Include deck options for FSRS" },
    { usage: "--nested", text: "Put the cards into decks by the document’s headings" },
    { usage: "--reversed", text: "Ask every question the other way round too" },
    {
      usage: "--ocr-command PROGRAM",
      text: "convert and inspect: a tesseract that reads scanned pages; by default the variable OCR_COMMAND, without either they are not read",
    },
    {
      usage: "--ocr-languages NAMES",
      text: "convert and inspect: languages to look for; by default the variable OCR_LANGUAGES, else chi_sim+eng",
    },
    { usage: "--json", text: "Every command: the result goes to standard output as JSON" },
  ],
  exitCodes:
    "Exit codes: 0 done; 1 the file cannot be used, or a check found errors; 2 the command is wrong.",
};
