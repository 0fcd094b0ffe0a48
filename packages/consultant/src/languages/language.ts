/** Languages whose cue words the product has; "unknown" is every other text, of which only language-free forms are read. */
export const languages = ["en", "de", "fr", "es", "it", "nl", "unknown"] as const;
export type Language = (typeof languages)[number];
