import {
	type Active,
	type Announcements,
	type CollisionDetection,
	type DroppableContainer,
	KeyboardSensor,
	type KeyboardSensorOptions,
	MouseSensor,
	type Over,
	TouchSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import type { Task } from "@throughline/domain/task";

/** What assistive technology says of a card before it is picked up. */
export const dragInstructions = {
	draggable:
		"Press Space to pick the card up, the left and right arrow keys to choose a status, Space to drop it, and Escape to leave it where it was.",
};

/** What it says meanwhile, by the tasks' names. */
export function dragAnnouncements(taskOf: (id: string) => Task | undefined): Announcements {
	const words = ({ active, over }: { active: Active; over?: Over | null }) => {
		const task = taskOf(String(active.id));
		return {
			name: task?.name ?? "The card",
			from: task?.status ?? "",
			to: over && over.id !== task?.status ? over.id : null,
		};
	};
	return {
		onDragStart: (event) => `Picked up ${words(event).name}.`,
		onDragOver: (event) => {
			const { name, from, to } = words(event);
			return to ? `${name} is over ${to}.` : `Picked up ${name} from ${from}.`;
		},
		onDragEnd: (event) => {
			const { name, from, to } = words(event);
			return to ? `${name} dropped on ${to}.` : `${name} stays in ${from}.`;
		},
		onDragCancel: (event) => {
			const { name, from } = words(event);
			return `${name} stays in ${from}.`;
		},
	};
}

/** The column above or below which the pointer is, or, without one, the middle of the card: a short column counts to its foot. */
export const columnAcross: CollisionDetection = ({
	droppableContainers,
	droppableRects,
	collisionRect,
	pointerCoordinates,
}) => {
	const x = pointerCoordinates?.x ?? collisionRect.left + collisionRect.width / 2;
	return droppableContainers
		.filter(({ id }) => {
			const rect = droppableRects.get(id);
			return rect !== undefined && rect.left <= x && x <= rect.right;
		})
		.map(({ id }) => ({ id }));
};

/** The arrows go from column to column. */
const toColumnBeside: NonNullable<KeyboardSensorOptions["coordinateGetter"]> = (
	event,
	{ currentCoordinates, context: { active, over, droppableContainers, droppableRects } },
) => {
	const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
	if (step === undefined) return undefined;
	const left = ({ id }: DroppableContainer) => droppableRects.get(id)?.left ?? 0;
	const columns = droppableContainers.getEnabled().toSorted((a, b) => left(a) - left(b));
	const from = over?.id ?? active?.data.current?.status;
	const next = columns[columns.findIndex(({ id }) => id === from) + step];
	return next && { x: left(next) + 8, y: currentCoordinates.y };
};

/** A mouse drags at once, a finger after a moment, so that it can scroll; Space picks up, Enter opens as ever. */
export function useDragSensors() {
	return useSensors(
		useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
		useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
		useSensor(KeyboardSensor, {
			coordinateGetter: toColumnBeside,
			keyboardCodes: { start: ["Space"], cancel: ["Escape"], end: ["Space"] },
			scrollBehavior: "auto",
		}),
	);
}
