import type { Portfolio, PortfolioProgram } from "@throughline/domain/portfolio";
import { Button } from "@throughline/ui/button";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Select } from "@throughline/ui/select";
import {
	ArrowLeftRight,
	ChartNoAxesGantt,
	Folders,
	LayoutGrid,
	ScatterChart,
	Settings2,
	Table2,
} from "lucide-react";
import { roomyHeader, useMediaQuery } from "../../browser/use-media-query.ts";
import { formatCount } from "../../format/count.ts";
import { FilterButton } from "../../workspace/filter-button.tsx";
import { FilterSelect } from "../../workspace/list/filter-select.tsx";
import { SearchInput } from "../../workspace/list/search-input.tsx";
import { SavedViews } from "../../workspace/view/saved-views.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { noPortfolio, type PortfolioSearch, portfolioName } from "./portfolio-search.ts";
import { lookSearch, portfolioView } from "./view.ts";

const displays = [
	{ value: "table", label: "Table", icon: <Table2 size={14} /> },
	{ value: "cards", label: "Cards", icon: <LayoutGrid size={14} /> },
	{ value: "roadmap", label: "Roadmap", icon: <ChartNoAxesGantt size={14} /> },
	{ value: "picture", label: "Picture", icon: <ScatterChart size={14} /> },
] as const;

type PortfolioToolbarProps = {
	/** All of them. */
	programs: readonly PortfolioProgram[];
	portfolios: readonly Portfolio[];
	/** How they are shown. */
	display: NonNullable<PortfolioSearch["display"]>;
	/** How many the filters leave. */
	shown: number;
	words: string;
	onWords: (words: string) => void;
};

/** How programs are shown, which of them, and what can be set up for all. */
export function PortfolioToolbar({
	programs,
	portfolios,
	display,
	shown,
	words,
	onWords,
}: PortfolioToolbarProps) {
	const { search, change } = useViewSearch(portfolioView);
	const roomy = useMediaQuery(roomyHeader);
	const total = programs.length;
	return (
		<div data-print="hide" className="space-y-2">
			<div className="flex flex-wrap items-center gap-2">
				<SegmentedControl
					aria-label="Show as"
					value={display}
					onValueChange={(chosen) => change({ display: portfolioView.search.display(chosen) })}
					segments={displays}
					iconOnly={!roomy}
				/>
				<SavedViews
					view="portfolio"
					shape={lookSearch}
					search={search}
					onApply={(kept) => change(kept, { replace: false })}
					placeholder="Programs off track"
				/>
				<div className="ml-auto">
					<SetUpMenu />
				</div>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<SearchInput label="Search programs" value={words} onValueChange={onWords} />
				{roomy ? (
					<Filters programs={programs} portfolios={portfolios} />
				) : (
					<FilterButton
						label="Filter programs"
						count={[search.portfolio, search.status, search.currency].filter(Boolean).length}
					>
						<Filters programs={programs} portfolios={portfolios} />
					</FilterButton>
				)}
				<p role="status" className="tabular text-table text-ink-muted">
					{shown === total
						? `${formatCount(total)} ${total === 1 ? "program" : "programs"}`
						: `${formatCount(shown)} of ${formatCount(total)} programs`}
				</p>
			</div>
		</div>
	);
}

/** On a phone they lie one below the other behind a button. */
function Filters({ programs, portfolios }: Pick<PortfolioToolbarProps, "programs" | "portfolios">) {
	const { search, change } = useViewSearch(portfolioView);
	const statuses = [...new Set(programs.map(({ status }) => status))].sort();
	return (
		<>
			{portfolios.length > 0 && (
				<FilterSelect
					label="Portfolio"
					all="Any portfolio"
					value={search.portfolio}
					values={[...portfolios.map(({ id }) => id), noPortfolio]}
					nameOf={(id) => portfolioName(id, portfolios)}
					onChange={(portfolio) => change({ portfolio })}
					className="w-44! max-sm:h-11 max-sm:w-full!"
				/>
			)}
			<FilterSelect
				label="Status"
				all="Any status"
				value={search.status}
				values={statuses}
				onChange={(status) => change({ status })}
				className="w-36! max-sm:h-11 max-sm:w-full!"
			/>
			<CurrencySelect programs={programs} />
		</>
	);
}

const own = "own";

/** In which currency amounts are shown. With one currency in use there is nothing to choose. */
function CurrencySelect({ programs }: { programs: readonly PortfolioProgram[] }) {
	const { search, change } = useViewSearch(portfolioView);
	const inUse = [...new Set(programs.map(({ currency }) => currency))].sort();
	const codes = search.currency && !inUse.includes(search.currency) ? [...inUse, search.currency] : inUse;
	if (codes.length < 2) return null;
	return (
		<Select
			aria-label="Amounts in"
			className="w-44! max-sm:h-11 max-sm:w-full!"
			value={search.currency ?? own}
			onValueChange={(code) => change({ currency: code === own ? undefined : code })}
			options={[
				{ value: own, label: "Own currencies" },
				...codes.map((code) => ({ value: code, label: `All in ${code}` })),
			]}
		/>
	);
}

function SetUpMenu() {
	const { change } = useViewSearch(portfolioView);
	return (
		<DropdownMenu>
			<DropdownMenuTrigger>
				<Button icon={<Settings2 size={16} aria-hidden="true" />}>
					<span className="sr-only sm:not-sr-only">Set up</span>
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				<DropdownMenuItem icon={<Folders size={16} />} onSelect={() => change({ form: "portfolios" })}>
					Portfolios…
				</DropdownMenuItem>
				<DropdownMenuItem icon={<ArrowLeftRight size={16} />} onSelect={() => change({ form: "rates" })}>
					Exchange rates…
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
