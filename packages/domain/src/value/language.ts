/** The languages that the product has words of: it reads and answers in them, and a playbook may speak them. */
export const productLanguages = ["en", "de", "fr", "es", "it", "nl"] as const;
export type ProductLanguage = (typeof productLanguages)[number];
