import type { WhysNode, WhysTree } from "@throughline/domain/consultant/whys";
import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";

type TreeMapProps = {
	tree: WhysTree;
	/** Ids of the chosen whys and of the one that is shown. */
	chosen: ReadonlySet<string>;
	shown: string | undefined;
	/** Shows a why; its ancestors' ids come first. */
	onGo: (ancestors: readonly string[], id: string) => void;
};

/** All levels at once: where the path runs, and what stands beside it. */
export function TreeMap({ tree, chosen, shown, onGo }: TreeMapProps) {
	return (
		<details className="group" data-print="hide">
			<summary className="flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 text-table font-medium text-accent-text">
				<ChevronRight
					size={14}
					aria-hidden="true"
					className="transition-transform duration-120 group-open:rotate-90"
				/>
				Overview of the tree
			</summary>
			<div className="mt-2 overflow-x-auto rounded-card border border-line bg-card p-4">
				<p className="mb-2 text-table font-medium text-ink-strong">{tree.rootQuestion}</p>
				<Branches nodes={tree.branches} ancestors={[]} chosen={chosen} shown={shown} onGo={onGo} />
			</div>
		</details>
	);
}

type BranchesProps = Omit<TreeMapProps, "tree"> & {
	nodes: readonly WhysNode[];
	ancestors: readonly string[];
};

function Branches({ nodes, ancestors, ...rest }: BranchesProps) {
	return (
		<ul className={clsx("space-y-0.5", ancestors.length > 0 && "ml-2.5 border-l border-line pl-3")}>
			{nodes.map(({ id, option, depth, branches }) => (
				<li key={id}>
					<button
						type="button"
						aria-current={id === rest.shown || undefined}
						onClick={() => rest.onGo(ancestors, id)}
						className={clsx(
							"flex min-h-6 w-full items-baseline gap-2 rounded-sm px-1 py-0.5 text-left text-table hover:bg-hover",
							id === rest.shown
								? "bg-accent-soft font-medium text-accent-text"
								: rest.chosen.has(id)
									? "font-medium text-ink-strong"
									: "text-ink-muted",
						)}
					>
						<span className="tabular shrink-0 text-caption text-ink-faint">L{depth}</span>
						<span className="min-w-0 break-words">{option}</span>
					</button>
					{branches.length > 0 && <Branches nodes={branches} ancestors={[...ancestors, id]} {...rest} />}
				</li>
			))}
		</ul>
	);
}
