/** In this order: Edge and Opera also call themselves Chrome, and Chrome also calls itself Safari. */
const browsers: [RegExp, string][] = [
	[/Edg(?:e|A|iOS)?\//, "Edge"],
	[/OPR\//, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Mac OS X/, "macOS"],
	[/Windows/, "Windows"],
	[/CrOS/, "ChromeOS"],
	[/Linux/, "Linux"],
];

const first = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** A browser as a person would name it, from its `User-Agent`: `Firefox on Windows`. */
export function deviceName(userAgent: string | null): string {
	const browser = userAgent && first(browsers, userAgent);
	const system = userAgent && first(systems, userAgent);
	if (browser && system) return `${browser} on ${system}`;
	return browser || system || "Unknown browser";
}
