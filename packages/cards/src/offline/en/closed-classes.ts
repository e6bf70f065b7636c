/** Words of closed classes by which a sentence is taken apart. */

export const auxiliaries = new Set(
  "is are was were has have had can could may might must will would shall should does do did cannot".split(
    " ",
  ),
);

export const determiner =
  /^(?:the|a|an|its|their|his|her|this|these|those|each|every|some|any|no|of|in|to|for|with|by|from|and|or|than|as|most|more|very|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|several|many|other|all|both|another|same|such|own)$/i;
export const clauseWord =
  /^(?:that|which|who|what|how|when|because|if|and|but|while|as|where|than|until|unless)$/;
export const preposition =
  /^(?:in|on|at|to|of|for|from|with|by|after|before|into|under|over|between|during|within|beneath|below|above|around|across|near|inside|outside|along|towards?|among|against|throughout|beyond|behind|upon|onto)$/;
