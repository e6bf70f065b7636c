import type { Article } from "#content/article.ts";

export const helpEn: Article = {
  title: "Help · Deckle",
  heading: "Help",
  description:
    "How to upload and make cards, import them into Anki, deal with scans and failures, how usage is counted, and how to export or delete your data.",
  lead: "Find what happened to you. If the answer is not here, [contact us](/contact); to learn Anki properly, read the [guides](/guide).",
  sections: [
    {
      id: "start",
      heading: "Uploading and making cards",
      blocks: [
        {
          steps: [
            "Sign in, open the dashboard and drop a file on the upload area, or choose one.",
            "The card box takes the file’s name; change it if you like. Difficulty, density, kind of cards and pages are under the card options.",
            "Start the upload. You may close the page, processing goes on. Small documents take well under a minute, large ones two or three.",
            "When the status says “Completed”, open the box to see its cards, or download it.",
          ],
        },
        {
          questions: [
            {
              id: "formats",
              question: "Which files can I use?",
              answer: [
                "PDF, DOC, DOCX, Markdown (.md) and plain text (.txt), up to 10 MB each, in Chinese or English. Documents with headings and clear paragraphs do best. The content decides, so a file with the wrong ending is still read, with a note.",
              ],
            },
            {
              id: "batch",
              question: "How do I upload several at once?",
              answer: [
                "Switch on uploading several files, then drop them together. Each becomes a box of its own and can be renamed, cancelled or retried. With the switch off, only the first file is taken.",
              ],
            },
            {
              id: "quality",
              question: "Who writes the cards? Are they made up?",
              answer: [
                "By default this site’s own rules write them, and your document does not leave the site. Where the operator has connected a language model, the model drafts and the rules fill in what it left out. Both pass the same check: every card carries a sentence of your document, compared word for word, and a card that does not match is dropped. The report on the box’s page says who wrote what and what was dropped. Even so, check what matters against the source.",
              ],
            },
            {
              id: "few-cards",
              question: "Too few cards, or too many?",
              answer: [
                "On the box’s page make the cards anew with another density, for the whole document or for one section. Cards you edited, added or studied stay.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "import",
      heading: "Importing into Anki",
      blocks: [
        {
          steps: [
            "Press Download on a box to get an `.apkg` file.",
            "Computer: double-click it, or open Anki and choose [[File]], then [[Import]]. Phone: the plus button, then Import File.",
            "Set the two boxes below and press [[Import]].",
          ],
        },
        {
          table: {
            caption: "The two boxes in the import window",
            head: ["Box", "Tick it when", "Leave it when"],
            rows: [
              [
                "[[Import any learning progress]]",
                "You downloaded with progress and want to go on where you stopped here",
                "You are starting fresh, or Anki already holds your progress",
              ],
              [
                "[[Import any deck presets]]",
                "You downloaded with the FSRS preset and want to use it",
                "You have deck options of your own",
              ],
            ],
          },
        },
        {
          questions: [
            {
              id: "twice",
              question: "Does importing again make duplicates?",
              answer: [
                "No. Every card has a fixed identity; a second import of the same box updates what changed and leaves your progress alone. Keep [[Update notes]] at [[If newer]].",
              ],
            },
            {
              id: "fsrs-switch",
              question: "I ticked the preset. Why is it still the old scheduler?",
              answer: [
                "FSRS is a switch for all of Anki, and a deck cannot turn it on for you. Click the gear beside a deck, choose [[Options]] and switch it on once in the FSRS section.",
              ],
            },
            {
              id: "other-formats",
              question: "Can I export to something other than Anki?",
              answer: ["Yes: CSV, TSV and Markdown, with sources. You can also study right here."],
            },
          ],
        },
      ],
    },
    {
      id: "failures",
      heading: "When processing fails",
      blocks: [
        "A failed box says why. Here is every reason and what to do. A file that gave no cards is not counted.",
        {
          questions: [
            {
              id: "UNSUPPORTED_CONTENT",
              question:
                "This is not a readable PDF, Word, Markdown or text file. Upload one of these; if Word can open this file, save it as .docx and upload that.",
              answer: [
                "The content is something else: often a picture, an archive, a web page or slides with a changed ending. Open it in its own program and export a PDF or .docx.",
              ],
            },
            {
              id: "EMPTY_FILE",
              question: "The file is empty. Please choose a file with content.",
              answer: [
                "Its size is zero, usually because a cloud folder had not finished syncing or a download broke off. Open it on your computer first.",
              ],
            },
            {
              id: "PASSWORD_PROTECTED",
              question: "The file is protected by a password. Remove the password and upload it again.",
              answer: [
                "PDF: open it in a reader and print it to a new PDF. Word: File → Info → Protect Document, clear the password and save. Only do this with files you may use.",
              ],
            },
            {
              id: "NO_TEXT_LAYER",
              question:
                "This PDF holds only scanned images and no text. Run it through text recognition (OCR) first, then upload it again.",
              answer: ["See [scans](#scans) below."],
            },
            {
              id: "CORRUPT_FILE",
              question:
                "The file is damaged and cannot be read. Export or save it again, then upload the new copy.",
              answer: [
                "Download it once more, or open it in its own program and save a new copy. If Word offers to repair it, save the repaired file as .docx.",
              ],
            },
            {
              id: "OLD_WORD",
              question:
                "This is a Word format from before Word 97. Open it in Word, save it as .docx and upload that.",
              answer: [
                "A format from before 1997. Current Word and LibreOffice open it and can save it anew.",
              ],
            },
            {
              id: "TOO_COMPLEX",
              question:
                "The file is too complex to process safely. Split it into smaller files and upload those.",
              answer: [
                "Very many pages, enormous tables or a broken structure went past the limits on time and memory. Split it by chapters, or print only some pages to a new PDF.",
              ],
            },
            {
              id: "TOO_LITTLE_TEXT",
              question:
                "There is too little text in this file to make cards from. Upload one with more content.",
              answer: [
                "Only a title, a table of contents or a few words were found. Use a document with full sentences.",
              ],
            },
            {
              id: "NO_CARDS",
              question:
                "Nothing in this file could be made into cards. Try one with full sentences, definitions or tables. It was not counted.",
              answer: [
                "The text was read, but no sentence could stand as a question: dialogue, bare lists of numbers or code, for example. Write the points as sentences and try again.",
              ],
            },
            {
              id: "NO_CARDS_IN_PAGES",
              question:
                "Nothing on the pages you chose could be made into cards. Check the pages and upload again; leave them empty for a file that has none. It was not counted.",
              answer: [
                "Pages are counted as a PDF reader counts them, from the first page of the file, not by the number printed on them. Markdown, text and old .doc files have no pages: to use a part of one, save that part as a file of its own.",
              ],
            },
            {
              id: "INTERNAL",
              question:
                "Something went wrong on our side while processing. Please upload it again; this one was not counted.",
              answer: [
                "Uploading again usually works. If the same file keeps failing, [tell us](/contact) its type and size.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "warnings",
      heading: "Finished, with a note",
      blocks: [
        "Some boxes carry a note about what was not read. Their cards are fine to use.",
        {
          table: {
            caption: "What the notes mean",
            head: ["Note", "What to do"],
            rows: [
              [
                "Some pages are images without text and were skipped",
                "Run text recognition first if you need them",
              ],
              [
                "Some scanned pages were hard to read, so their text may have errors",
                "Check the cards of these pages against the original, or use a clearer scan",
              ],
              [
                "Too many pages; the last ones were not read",
                "Split the file, or name the pages in the card options",
              ],
              ["Too much text; the last part was not read", "Split the file by chapters"],
              ["The name does not match the content", "Nothing; it was read by its content"],
              ["A table was too large and was cut", "Split the table, or save it on its own"],
              ["Some images were left out", "Nothing; cards from text are not affected"],
              [
                "The built-in rules wrote some sections",
                "The model was not available; make those cards anew later",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "scans",
      heading: "Scans and pictures",
      blocks: [
        "Try to select a line of the PDF with the mouse. If you cannot, it is a scan, and its pictures must first be turned into text.",
        {
          points: [
            "Adobe Acrobat, ABBYY FineReader and OCRmyPDF (free) recognise text and save a searchable PDF.",
            "Photos of pages: let your phone’s camera or notes app copy the text, and save it as .txt.",
            "Read a few paragraphs of the result. Cards quote it as it is, mistakes included.",
          ],
        },
        "Where the operator has installed text recognition, scanned pages are read for you. That takes longer; check the result all the same.",
      ],
    },
    {
      id: "quota",
      heading: "Usage and limits",
      blocks: [
        {
          questions: [
            {
              id: "how-counted",
              question: "How many files a month, and how are they counted?",
              answer: [
                "The free plan takes 3 a month; the dashboard shows where you stand. A file counts when it is accepted and is given back if processing fails. Deleting a box gives nothing back. Counting starts anew on the first of the month (UTC).",
              ],
            },
            {
              id: "limit-reached",
              question: "Monthly file processing limit reached",
              answer: [
                "Wait for the first of the month, or ask the operator for another level. The boxes you have still work: study, edit, download and make cards anew as you like.",
              ],
            },
            {
              id: "too-large",
              question: "File too large, please select a file smaller than 10MB",
              answer: [
                "Large pictures are the usual cause. Export the PDF at its smallest size, or split it.",
              ],
            },
            {
              id: "too-many",
              question: "Too many requests. Wait a minute, then try again.",
              answer: ["So that nobody crowds out others, requests are limited. Nothing is lost by waiting."],
            },
          ],
        },
      ],
    },
    {
      id: "study",
      heading: "Studying, editing, asking",
      blocks: [
        {
          questions: [
            {
              id: "in-browser",
              question: "Can I study without Anki?",
              answer: [
                "Yes. Start studying from a box: space turns the card, 1 to 4 rate it, `U` takes an answer back, `?` lists all keys. Answers given offline wait in the browser and are sent when you are back. To move to Anki later, download with progress.",
              ],
            },
            {
              id: "edit",
              question: "Can I change cards?",
              answer: [
                "Change, delete, suspend, or add your own. Edited cards stay as they are when cards are made anew, and a later export updates just those. A deletion can be undone from the message that appears.",
              ],
            },
            {
              id: "ask",
              question: "Where do answers to my questions come from?",
              answer: [
                "From your own documents only, with the sentence and page under each answer. If it is not there, you are told so.",
              ],
            },
            {
              id: "session",
              question: "Your sign-in has expired. Please sign in again.",
              answer: [
                "A sign-in lasts 14 days. Sign in in a new tab from the message, come back and go on; chosen files and unsaved words are still there.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "data",
      heading: "Account and data",
      blocks: [
        {
          questions: [
            {
              id: "forgot-password",
              question: "I forgot my password",
              answer: [
                "On the sign-in page follow “Forgot password”, give your e-mail address and open the link you receive. If nothing arrives, look among the junk; then [ask the operator](/contact), because a site may not be set up to send mail.",
              ],
            },
            {
              id: "export-data",
              question: "How do I get all my data?",
              answer: [
                "Account settings → export. The archive holds your files, cards, study records and account details.",
              ],
            },
            {
              id: "delete-box",
              question: "What goes when I delete a box?",
              answer: [
                "Its cards, study records and file. You can undo it for a minute; after that it is gone. Cards already in Anki are not touched.",
              ],
            },
            {
              id: "delete-account",
              question: "How do I delete my account?",
              answer: [
                "Account settings → delete account, with your password. The account and everything in it go at once and for good. Export first what you want to keep.",
              ],
            },
            {
              id: "training",
              question: "Is my material used to train models?",
              answer: ["No. The [privacy policy](/privacy) has the details."],
            },
          ],
        },
      ],
    },
  ],
};
