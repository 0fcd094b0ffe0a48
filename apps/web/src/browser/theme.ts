import { useObservable } from "./observable-value.ts";
import { storedValue } from "./stored-value.ts";

const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const stored = storedValue("theme");
const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)");

const choiceOf = (text: string | null): Theme => themes.find((theme) => theme === text) ?? "system";

/** The chosen theme; `system` until somebody chooses. */
export function useTheme(): Theme {
	return choiceOf(useObservable(stored));
}

export function chooseTheme(theme: Theme): void {
	stored.set(theme);
}

/** Keeps the page in the chosen theme, also when another tab or the system changes it. Answers how to stop. */
export function followTheme(): () => void {
	apply();
	const unsubscribe = stored.subscribe(apply);
	const system = systemIsDark();
	system.addEventListener("change", apply);
	return () => {
		unsubscribe();
		system.removeEventListener("change", apply);
	};
}

function apply(): void {
	const choice = choiceOf(stored.get());
	const dark = choice === "dark" || (choice === "system" && systemIsDark().matches);
	const { classList } = document.documentElement;
	if (classList.contains("dark") !== dark) classList.toggle("dark", dark);
	const canvas = getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();
	if (canvas) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", canvas);
}
