import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import type { Claims } from "#content/claims.ts";
import { useClaims } from "./use-claims.ts";

const perPage = 3;
const maxStars = 5;

type Voice = Claims["voices"]["items"][number];

/** What people say, three to a page; the page's script turns the pages (row L1). */
export function Voices() {
  const { voices, isSample, sampleNote } = useClaims();
  if (voices.items.length === 0) return null;
  const pages = Array.from({ length: Math.ceil(voices.items.length / perPage) }, (_, page) =>
    voices.items.slice(page * perPage, (page + 1) * perPage),
  );
  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby="voices-heading"
      data-carousel
      data-claim
      className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20"
    >
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="voices-heading" className="display section-title">
            {voices.heading}
          </h2>
          <p className="mt-2 text-ink2">
            {voices.text}
            {isSample ? <span className="ml-2 text-sm text-ink3">{sampleNote}</span> : null}
          </p>
        </div>
        <Controls voices={voices} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <div data-track tabIndex={0} role="group" aria-labelledby="voices-heading" className="carousel-track">
        {pages.map((page) => (
          <ul key={page[0]?.name} className="carousel-page">
            {page.map((voice) => (
              <li key={voice.name}>
                <VoiceCard voice={voice} ratingLabel={voices.rating(voice.rating)} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

/** Hidden until the script has taken over: without it the pages are swiped. */
function Controls({ voices }: { voices: Claims["voices"] }) {
  return (
    <div data-carousel-controls hidden className="flex gap-1.5">
      <button
        type="button"
        className="btn btn-secondary btn-small"
        data-carousel-play
        data-label-play={voices.play}
        data-label-pause={voices.pause}
        aria-label={voices.pause}
      >
        <Pause size={16} aria-hidden className="when-playing" />
        <Play size={16} aria-hidden className="when-paused" />
      </button>
      <button
        type="button"
        className="btn btn-secondary btn-small"
        data-carousel-previous
        aria-label={voices.previous}
      >
        <ChevronLeft size={18} aria-hidden />
      </button>
      <button
        type="button"
        className="btn btn-secondary btn-small"
        data-carousel-next
        aria-label={voices.next}
      >
        <ChevronRight size={18} aria-hidden />
      </button>
    </div>
  );
}

function VoiceCard({ voice, ratingLabel }: { voice: Voice; ratingLabel: string }) {
  return (
    <figure className="flex h-full flex-col rounded-xl border border-line bg-sheet p-6 shadow-card">
      <p role="img" aria-label={ratingLabel} className="text-lg text-blue">
        {"★".repeat(voice.rating) + "☆".repeat(maxStars - voice.rating)}
      </p>
      <blockquote className="mt-3 mb-6 text-lg leading-8">{voice.content}</blockquote>
      <figcaption className="mt-auto flex items-center gap-3 text-sm">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-wash font-semibold text-blue"
        >
          {voice.initials}
        </span>
        <span>
          <b className="block">{voice.name}</b>
          <span className="text-ink2">
            {voice.role} · {voice.platform}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
