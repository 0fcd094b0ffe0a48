/** A member's load: 20 percent per active task (In Progress or At Risk), at most 100. */
export function loadOf(activeTasks: number): number {
	return Math.min(100, activeTasks * 20);
}

/** The band of a load in percent. */
export function loadBand(load: number): "Overloaded" | "High Load" | "Optimal" | "Available" {
	if (load >= 90) return "Overloaded";
	if (load >= 70) return "High Load";
	if (load >= 50) return "Optimal";
	return "Available";
}
