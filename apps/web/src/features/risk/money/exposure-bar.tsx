import type { RiskExposure } from "@throughline/domain/risk/exposure";
import { useMoney } from "../../../workspace/program/program-currency.tsx";

type ExposureBarProps = Pick<RiskExposure, "exposure" | "contingency" | "usedPercent">;

/** Exposure against contingency in one bar: what exceeds the contingency is drawn beyond its mark, hatched. */
export function ExposureBar({ exposure, contingency, usedPercent }: ExposureBarProps) {
	const money = useMoney();
	const whole = Math.max(usedPercent, 100);
	const covered = (Math.min(usedPercent, 100) / whole) * 100;
	const mark = (100 / whole) * 100;
	return (
		<div
			role="img"
			aria-label={`Exposure ${money.whole(exposure)} against a contingency of ${money.whole(contingency)}: ${usedPercent}%`}
			data-track=""
			className="relative h-3 overflow-hidden rounded-full bg-pressed"
		>
			<span
				data-fill=""
				className="absolute inset-y-0 left-0 bg-on-track-solid"
				style={{ width: `${covered}%` }}
			/>
			{usedPercent > 100 && (
				<span
					data-fill=""
					className="absolute inset-y-0 right-0 border-l-2 border-card bg-critical-solid bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--card)_4px_5px)]"
					style={{ left: `${mark}%` }}
				/>
			)}
		</div>
	);
}
