/** The pages of the Settings dialog, as the `settings` search parameter names them. */
export const settingsTabs = [
	"profile",
	"notifications",
	"sessions",
	"tokens",
	"undo",
	"organisation",
	"runs",
	"ai-providers",
	"people",
] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** The page that the address names; undefined: Settings is closed. */
export function settingsTabOf(name: unknown): SettingsTab | undefined {
	return settingsTabs.find((tab) => tab === name);
}
