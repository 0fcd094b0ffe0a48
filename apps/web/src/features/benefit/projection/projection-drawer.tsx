import type { Program } from "@throughline/domain/program";
import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { EmptyState } from "@throughline/ui/empty-state";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { TrendingUp } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { DiscountRate } from "./discount-rate.tsx";
import { ProjectionDetails } from "./projection-details.tsx";

type ProjectionDrawerProps = { program: Program; onClose: () => void };

/** How ROI, payback and net present value come about. */
export function ProjectionDrawer({ program, onClose }: ProjectionDrawerProps) {
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent
				title="ROI Projection"
				description="From this program’s own benefits and costs."
				width="lg"
				onOpenAutoFocus={focusWindow}
			>
				<DrawerBody className="space-y-6">
					<Projection program={program} />
				</DrawerBody>
			</DrawerContent>
		</Drawer>
	);
}

function Projection({ program }: { program: Program }) {
	const mayWrite = useAllowed("write");
	const projection = trpc.benefit.projection.useQuery({ programId: program.id });
	const finance = trpc.program.finance.byId.useQuery({ id: program.id });
	if (projection.isPending) {
		return (
			<SkeletonRegion label="Loading the projection">
				<SkeletonText lines={6} />
			</SkeletonRegion>
		);
	}
	if (projection.data === undefined) {
		return (
			<ViewFailure
				message="Failed to load the projection. Please try refreshing the page."
				query={projection}
			/>
		);
	}
	return (
		<>
			{projection.data ? (
				<ProjectionDetails projection={projection.data} />
			) : (
				<EmptyState
					icon={<TrendingUp size={20} />}
					message="There is nothing to compute yet: it takes a benefit with a value, and funding or expenses."
				/>
			)}
			{mayWrite && finance.data && <DiscountRate key={finance.data.version} finance={finance.data} />}
		</>
	);
}
