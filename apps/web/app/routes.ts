import { type RouteConfig, index, layout, route } from "@react-router/dev/routes";

/**
 * Public pages live under an optional `en` segment and are prerendered in both languages; they are not hydrated.
 * The pages below `app-layout` are hydrated from `__spa-fallback.html`.
 */
export default [
  route("en?", "routes/public-layout.tsx", [
    index("routes/home.tsx"),
    route("user_agreement", "routes/user-agreement.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("guide", "routes/guide.tsx"),
    route("guide/:slug", "routes/guide-article.tsx"),
    route("help", "routes/help.tsx"),
    route("docs", "routes/docs.tsx"),
    route("community", "routes/community.tsx"),
    route("contact", "routes/contact.tsx"),
    route("cookies", "routes/cookies.tsx"),
    route("404", "routes/not-found.tsx"),
  ]),
  layout("routes/app-layout.tsx", [
    route("dashboard", "routes/dashboard.tsx"),
    route("account", "routes/account.tsx"),
    route("box/:boxId", "routes/box.tsx"),
    route("study/:boxId?", "routes/study.tsx"),
    route("progress", "routes/progress.tsx"),
    route("chat", "routes/chat.tsx"),
    route("login_callback", "routes/login-callback.tsx"),
    route("logout_callback", "routes/logout-callback.tsx"),
    route("sign_in", "routes/sign-in.tsx"),
    route("sign_out", "routes/sign-out.tsx"),
  ]),
] satisfies RouteConfig;
