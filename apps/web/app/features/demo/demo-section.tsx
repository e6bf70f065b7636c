import {
  apiBasePath,
  demoMaxCards,
  demoSamples,
  difficulties,
  routes,
  uploadFormats,
} from "@deckle/contract";
import { FileUp } from "lucide-react";
import { useSiteMessages } from "#i18n/site-i18n.ts";

const counts = [5, 10, 15, demoMaxCards];
const defaultCount = 10;
const accept = Object.values(uploadFormats)
  .map((format) => format.extension)
  .join(",");

/**
 * The demo (row L5, ruling D8): a form that is part of the page, and a place for the cards. What they do is fetched when
 * somebody first touches the form (public-pages/demo), so that it costs a visitor who only reads nothing.
 */
export function DemoSection() {
  const { demo } = useSiteMessages();
  return (
    <section id="demo" aria-labelledby="demo-heading" className="border-y border-line bg-sheet">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 id="demo-heading" className="display section-title">
          {demo.heading}
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-ink2">{demo.text}</p>
        <p className="when-no-script mt-6 font-semibold">{demo.needsScript}</p>
        <div data-demo className="mt-8 grid items-start gap-6 lg:grid-cols-[20rem_1fr] lg:gap-8">
          <Settings />
          <div data-demo-result data-offline={demo.offline} className="min-w-0">
            <Waiting />
          </div>
        </div>
      </div>
    </section>
  );
}

function Settings() {
  const { demo } = useSiteMessages();
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${apiBasePath}${routes.convertDemo.path}`}
      className="grid gap-5"
    >
      <label className="demo-drop">
        <FileUp size={22} className="text-blue" aria-hidden />
        <b>{demo.pick}</b>
        <span data-demo-file className="text-sm wrap-anywhere text-ink2">
          {demo.formats}
        </span>
        <input type="file" name="file" accept={accept} className="sr-only" />
      </label>
      <fieldset>
        <legend className="text-sm font-semibold">{demo.difficulty}</legend>
        <div className="mt-1.5 grid grid-cols-3 gap-1.5">
          {difficulties.map((level) => (
            <label key={level} className="choice">
              <input
                type="radio"
                name="difficulty"
                value={level}
                defaultChecked={level === "medium"}
                className="sr-only"
              />
              {demo.levels[level]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="flex items-center justify-between gap-3 text-sm font-semibold">
        {demo.count}
        <select name="count" defaultValue={defaultCount} className="field" autoComplete="off">
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn-primary">
        {demo.start}
      </button>
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink2">
        {demo.noFile}
        {demoSamples.map((sample) => (
          <button key={sample} name="sample" value={sample} className="btn btn-tonal btn-small">
            {demo.samples[sample]}
          </button>
        ))}
      </div>
      <p className="text-sm text-ink3">{demo.promise}</p>
    </form>
  );
}

/** The place of the cards before there are any. */
function Waiting() {
  const { demo } = useSiteMessages();
  return (
    <div className="index-card ruled min-h-80 text-ink2">
      <ol className="index-card-head justify-start! gap-x-5">
        {demo.stages.map((stage, index) => (
          <li key={stage}>
            {index + 1}. {stage}
          </li>
        ))}
      </ol>
      <p className="max-w-96 px-4 pt-1 leading-[1.9rem]">{demo.waiting}</p>
    </div>
  );
}
