/** The ways to a new playbook, as the address names them. */
export const newPlaybookForms = ["new", "import", "program"] as const;
export type NewPlaybookForm = (typeof newPlaybookForms)[number];
