import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

test.each([
	[`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, "Safari on macOS"],
	[`${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, "Chrome on macOS"],
	[
		`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
		"Edge on Windows",
	],
	[`${windows.replace("x64", "x64; rv:140.0")} Gecko/20100101 Firefox/140.0`, "Firefox on Windows"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
		"Safari on iPhone",
	],
	[
		"Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
		"Chrome on Android",
	],
	["curl/8.9.1", "Unknown browser"],
	[null, "Unknown browser"],
])("%s is shown as %s", (userAgent, name) => {
	expect(deviceName(userAgent)).toBe(name);
});
