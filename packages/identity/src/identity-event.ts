/** Something worth a log line. Never holds an e-mail address, a password, a token or a cookie. */
export type IdentityEvent =
  | { readonly kind: "account_created"; readonly accountId: string }
  | { readonly kind: "account_deleted"; readonly accountId: string }
  | { readonly kind: "reset_requested"; readonly accountId: string }
  | { readonly kind: "password_changed"; readonly accountId: string }
  | { readonly kind: "email_verified"; readonly accountId: string }
  | { readonly kind: "signed_in"; readonly accountId: string }
  | { readonly kind: "sign_in_refused" }
  | { readonly kind: "attempts_blocked"; readonly retrySeconds: number }
  | { readonly kind: "password_queue_full" }
  /** A code or refresh token came a second time; everything of its sign-in was revoked. */
  | { readonly kind: "token_replayed"; readonly model: string }
  /** The protocol said no. `invalid_redirect_uri` mostly means that people open another address than the public one. */
  | {
      readonly kind: "request_refused";
      readonly endpoint: string;
      readonly error: string;
      readonly description: string;
    }
  | { readonly kind: "failed"; readonly error: unknown };

/** Where events go. Must not throw. */
export type LogIdentityEvent = (event: IdentityEvent) => void;
