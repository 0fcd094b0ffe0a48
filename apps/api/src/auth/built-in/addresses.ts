/** Where the provider lives on our origin. */
export const mountPath = "/oidc";
export const interactionCookie = "throughline_provider_interaction";
export const resumeCookie = "throughline_provider_resume";
/** The cookies that lead an attempt to sign in from page to page; each has its signature beside it. */
export const attemptCookies = [interactionCookie, resumeCookie];
