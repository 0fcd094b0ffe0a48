import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Toaster } from "@throughline/ui/toaster";
import { TooltipProvider } from "@throughline/ui/tooltip";
import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { Actions } from "./actions.tsx";
import { Charts } from "./charts.tsx";
import { Forms } from "./forms.tsx";
import { Foundations } from "./foundations.tsx";
import { Overlays } from "./overlays.tsx";
import { sections } from "./sections.ts";
import { Status } from "./status.tsx";
import { Structure } from "./structure.tsx";
import { Tables } from "./tables.tsx";

/** Every component in every state; what is not right here is right nowhere. */
export function Gallery() {
	const [theme, setTheme] = useState<"light" | "dark">(() =>
		document.documentElement.classList.contains("dark") ? "dark" : "light",
	);
	const choose = (next: "light" | "dark") => {
		document.documentElement.classList.toggle("dark", next === "dark");
		setTheme(next);
	};
	return (
		<TooltipProvider>
			<div className="mx-auto flex max-w-[1440px] gap-10 px-4 py-6 md:px-8">
				<nav aria-label="Gallery" className="sticky top-6 hidden h-fit w-36 shrink-0 lg:block">
					<ul>
						{sections.map((section) => (
							<li key={section.id}>
								<a
									href={`#${section.id}`}
									className="block rounded-md px-2 py-1.5 text-table text-ink-muted hover:bg-hover hover:text-ink"
								>
									{section.title}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<main className="min-w-0 flex-1 space-y-10">
					<header className="flex flex-wrap items-end justify-between gap-4">
						<div>
							<h1 className="text-display font-semibold">Gallery</h1>
							<p className="mt-1 text-body text-ink-muted">The design system, every part in every state.</p>
						</div>
						<SegmentedControl
							aria-label="Theme"
							value={theme}
							onValueChange={choose}
							segments={[
								{ value: "light", label: "Light", icon: <Sun size={14} /> },
								{ value: "dark", label: "Dark", icon: <Moon size={14} /> },
							]}
						/>
					</header>
					<Foundations />
					<Actions />
					<Forms />
					<Overlays />
					<Status />
					<Structure />
					<Tables />
					<Charts />
				</main>
			</div>
			<Toaster />
		</TooltipProvider>
	);
}
