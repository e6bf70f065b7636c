-- A person, known by the pair of issuer and subject of their tokens.
create table app_user (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  member_level integer not null default 1,
  member_type text not null default '',
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);

create table knowledge_base (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index knowledge_base_user on knowledge_base (user_id, created_at);

-- A level without a row has the fallback limit of the contract.
create table price_plan (
  member_level integer primary key,
  month_file_limit integer not null check (month_file_limit >= 0)
);
insert into price_plan (member_level, month_file_limit) values (1, 3);

create table usage_month (
  user_id uuid not null references app_user (id) on delete cascade,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  files integer not null default 0 check (files >= 0),
  cards integer not null default 0 check (cards >= 0),
  chats integer not null default 0 check (chats >= 0),
  primary key (user_id, month)
);

-- What a counted file was for. The id is that of its box, but the charge outlives the box: deleting a box gives nothing
-- back, so there is no foreign key to it.
create table usage_charge (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  month text not null,
  created_at timestamptz not null default now(),
  refunded_at timestamptz
);
create index usage_charge_user on usage_charge (user_id, month);

create table card_box (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  knowledge_base_id uuid not null references knowledge_base (id) on delete cascade,
  subject_name text not null,
  file_name text not null,
  file_key text not null,
  status text not null default 'pending' check (status in ('pending', 'running', 'finished', 'failed')),
  stage text not null default '',
  progress integer not null default 0 check (progress between 0 and 100),
  failure_reason text,
  warnings jsonb not null default '[]',
  document_language text,
  report jsonb,
  card_count integer not null default 0,
  reviewed_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index card_box_list on card_box (user_id, knowledge_base_id, created_at desc);
create index card_box_knowledge_base on card_box (knowledge_base_id);

-- Drafts of one finished chunk, kept until the box is finished, so that a retry repeats no finished chunk.
create table box_chunk (
  box_id uuid not null references card_box (id) on delete cascade,
  chunk_index integer not null,
  drafts jsonb not null,
  primary key (box_id, chunk_index)
);

create table card (
  id text not null,
  box_id uuid not null references card_box (id) on delete cascade,
  position integer not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (box_id, id)
);
create index card_position on card (box_id, position);
