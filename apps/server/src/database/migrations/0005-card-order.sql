-- Deck order: lists and the queue of new cards follow it and stop early.
drop index card_position;
create index card_order on card (box_id, origin, position, id);
-- The queue takes cards on a step and cards in review apart, each longest due first.
drop index card_study_due;
create index card_study_due on card_study (user_id, state, due);
