-- The document's text in the pieces it is quoted by: for a card's context and for answers about documents. Boxes made
-- before this have none.
create table passage (
  box_id uuid not null references card_box (id) on delete cascade,
  ordinal integer not null,
  -- Of `content` in the document's whole text, in UTF-16 units.
  char_offset integer not null,
  page integer,
  -- Headings above, outermost first.
  section jsonb not null,
  -- Whether there is more here than headings.
  has_body boolean not null,
  content text not null,
  primary key (box_id, ordinal)
);
create index passage_offset on passage (box_id, char_offset);

alter table card_box add column deleted_at timestamptz;
create index card_box_deleted on card_box (deleted_at) where deleted_at is not null;
-- What the learner asked for at the upload: difficulty, density, kinds, pages, words to prefer.
alter table card_box add column choices jsonb not null default '{}';
alter table card_box add column document_pages integer;
-- What is being made anew; null unless a regeneration waits or runs.
alter table card_box add column regeneration jsonb;
-- Why the last regeneration changed nothing; null where it did.
alter table card_box add column regeneration_failure text;
-- How many regenerations were asked for on the day (UTC) beside it.
alter table card_box add column regeneration_day date;
alter table card_box add column regeneration_count integer not null default 0;

-- `content` stays what the engine wrote; `revision` holds what the learner made of it, and wins.
alter table card add column revision jsonb;
alter table card add column origin text not null default 'document' check (origin in ('document', 'learner'));
alter table card add column is_suspended boolean not null default false;
-- A deleted card of the document stays as the mark that keeps regeneration from bringing it back.
alter table card add column deleted_at timestamptz;
-- Question, answer, quote and tags, folded, for the search.
alter table card add column search_text text not null default '';
update card set search_text = lower(concat_ws(E'\n', content ->> 'question', content ->> 'answer',
  content -> 'source' ->> 'quote', content ->> 'tags'));
create index card_deleted on card (deleted_at) where deleted_at is not null;

-- What is known of a card that was studied; a card without a row is new.
create table card_study (
  box_id uuid not null,
  card_id text not null,
  user_id uuid not null references app_user (id) on delete cascade,
  state text not null check (state in ('learning', 'review', 'relearning')),
  due timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  interval_days integer not null,
  step integer not null,
  repetitions integer not null,
  lapses integer not null,
  last_review_at timestamptz not null,
  primary key (box_id, card_id),
  foreign key (box_id, card_id) references card (box_id, id) on delete cascade
);
create index card_study_due on card_study (user_id, due);

-- Every answer. It outlives its card and its box: the days on which somebody studied stay studied. The id is the client's, so that
-- an answer sent twice counts once, also one that was taken back.
create table review (
  user_id uuid not null references app_user (id) on delete cascade,
  id uuid not null,
  box_id uuid not null,
  card_id text not null,
  -- The order of answers; the learner's clock may stand still.
  sequence bigint generated always as identity,
  answered_at timestamptz not null,
  rating smallint not null check (rating between 1 and 4),
  taken_ms integer not null,
  state_before text not null,
  interval_before_seconds bigint not null,
  interval_after_seconds bigint not null,
  difficulty_after double precision not null,
  -- The card's state before the answer, to go back to; null for a new card.
  previous jsonb,
  undone_at timestamptz,
  primary key (user_id, id)
);
create index review_time on review (user_id, answered_at);
create index review_card on review (box_id, card_id, sequence);

create table study_settings (
  user_id uuid primary key references app_user (id) on delete cascade,
  desired_retention double precision not null,
  new_cards_per_day integer not null,
  reviews_per_day integer not null,
  day_start_hour integer not null,
  -- Where the learner last studied; exports reckon days by it.
  time_zone text
);

-- Pictures of the document that belong to what a block says; the files lie in the box's folder, named by their content.
create table box_image (
  box_id uuid not null references card_box (id) on delete cascade,
  block_id text not null,
  ordinal integer not null,
  file_key text not null,
  mime_type text not null,
  primary key (box_id, block_id, ordinal)
);
