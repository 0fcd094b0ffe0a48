import { day } from "@throughline/domain/shape";
import { Button } from "@throughline/ui/button";
import { DateField } from "@throughline/ui/date-field";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Select } from "@throughline/ui/select";
import { Switch } from "@throughline/ui/switch";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { roomyHeader, useMediaQuery } from "../../browser/use-media-query.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import type { TimelineSearch } from "./plan/filters/timeline-search.ts";
import { usePlan } from "./plan/plan-context.ts";
import { timelineView } from "./view.ts";

type GanttToolsProps = { view: TimelineSearch; onToday: () => void };

const zooms = [
	{ value: "day", label: "Day" },
	{ value: "week", label: "Week" },
	{ value: "month", label: "Month" },
	{ value: "quarter", label: "Quarter" },
	{ value: "fit", label: "Fit" },
] as const;

const noBaseline = "none";

/** What the chart marks, and how much time it holds; on a phone in one line. */
export function GanttTools({ view, onToday }: GanttToolsProps) {
	const { change } = useViewSearch(timelineView);
	const roomy = useMediaQuery(roomyHeader);
	const today = <Button onClick={onToday}>Today</Button>;
	if (!roomy) {
		return (
			<div data-print="hide" className="flex max-w-full grow flex-wrap items-center gap-2">
				<div className="grow basis-24">
					<Select
						aria-label="Zoom"
						value={view.zoom}
						onValueChange={(zoom) => change({ zoom: timelineView.search.zoom(zoom) })}
						options={zooms}
					/>
				</div>
				{today}
				<Popover>
					<PopoverTrigger>
						<Button trailingIcon={<ChevronDown size={14} aria-hidden="true" />}>Marks</Button>
					</PopoverTrigger>
					<PopoverContent
						aria-label="What the chart marks"
						align="end"
						className="flex flex-col items-start gap-1"
					>
						<Marks view={view} />
					</PopoverContent>
				</Popover>
			</div>
		);
	}
	return (
		<div data-print="hide" className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-2">
			<Marks view={view} />
			{today}
			<SegmentedControl
				aria-label="Zoom"
				value={view.zoom}
				onValueChange={(zoom) => change({ zoom: timelineView.search.zoom(zoom) })}
				segments={zooms}
				className="max-w-full"
			/>
		</div>
	);
}

/** The critical path, where progress should be, and what was planned. */
function Marks({ view }: Pick<GanttToolsProps, "view">) {
	const { baselines } = usePlan();
	const { change } = useViewSearch(timelineView);
	return (
		<>
			<Switch
				label={<span className="text-table">Critical path</span>}
				checked={view.showsCritical}
				onCheckedChange={(on) => change({ critical: on ? "on" : undefined })}
				className="gap-2!"
			/>
			<StatusLineTool view={view} />
			{baselines.all.length > 0 && (
				<Select
					aria-label="Compare with baseline"
					className="w-44!"
					value={baselines.chosen?.id ?? noBaseline}
					onValueChange={(id) => change({ baseline: id === noBaseline ? undefined : id })}
					options={[
						{ value: noBaseline, label: "No baseline" },
						...baselines.all.map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
			)}
		</>
	);
}

/** The line of where progress should be, and of which day. */
function StatusLineTool({ view: { asOf } }: Pick<GanttToolsProps, "view">) {
	const { statusDate, today } = usePlan();
	const { change } = useViewSearch(timelineView);
	const [typed, setTyped] = useState<string | null>(null);
	const choose = (value: string) => {
		setTyped(value);
		if (!day.safeParse(value).success) return;
		setTyped(null);
		change({ asOf: value === today ? "today" : value });
	};
	return (
		<>
			<Switch
				label={<span className="text-table">Status line</span>}
				checked={asOf !== null}
				onCheckedChange={(on) => change({ asOf: on ? "today" : undefined })}
				className="gap-2!"
			/>
			{statusDate !== null && (
				<DateField
					aria-label="Day of the status line"
					value={typed ?? statusDate}
					onValueChange={choose}
					onBlur={() => setTyped(null)}
					today={today}
					className="w-36"
				/>
			)}
		</>
	);
}
