/**
 * LaTeX commands whose first letter makes a valid JSON escape: `\frac` read as JSON is a form feed and "rac". A model that
 * forgot to double the backslash meant the command.
 */
const commands = new Set(
  (
    "backslash bar beta begin between bf big bigcap bigcup bigg bigl bigr binom bm bmod boldsymbol bot boxed breve bullet " +
    "fbox flat forall frac frown nabla natural ne nearrow neg neq ni nmid nolimits not notin nsim nsubseteq nu nparallel " +
    "rVert rangle rceil rfloor rho right rightarrow rightharpoons rightleftharpoons rm tan tanh tau tbinom text textbf " +
    "textit textrm tfrac therefore theta tilde times to top triangle triangleq"
  ).split(" "),
);

const escapes = /\\(u[0-9a-fA-F]{4}|[a-zA-Z]+|[^])/g;

/**
 * Doubles the backslashes of a JSON text that are no JSON escapes, or that begin a LaTeX command. Linear; a text whose
 * backslashes are right already comes back as it is.
 */
export function mendLatexEscapes(json: string): string {
  return json.replace(escapes, (whole, after: string) => {
    if (/^(["\\/]|u[0-9a-fA-F]{4})$/.test(after)) return whole;
    if (/^[bfnrt]/.test(after) && !commands.has(after)) return whole;
    return `\\${whole}`;
  });
}
