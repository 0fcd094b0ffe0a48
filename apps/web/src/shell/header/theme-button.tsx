import { IconButton } from "@throughline/ui/icon-button";
import { Moon, Sun } from "lucide-react";
import { chooseTheme, useTheme } from "../../browser/theme.ts";
import { useMediaQuery } from "../../browser/use-media-query.ts";

/** Changes between light and dark; "as the system" is in Settings. */
export function ThemeButton() {
	const systemIsDark = useMediaQuery("(prefers-color-scheme: dark)");
	const theme = useTheme();
	const dark = theme === "dark" || (theme === "system" && systemIsDark);
	return (
		<IconButton
			label={dark ? "Switch to the light theme" : "Switch to the dark theme"}
			tooltipSide="bottom"
			icon={dark ? <Sun size={16} aria-hidden="true" /> : <Moon size={16} aria-hidden="true" />}
			onClick={() => chooseTheme(dark ? "light" : "dark")}
		/>
	);
}
