import type { WorkingCalendar } from "../task/calendar/calendar.ts";
import { dayNumber } from "../value/day.ts";
import type { ProductLanguage } from "../value/language.ts";
import type { ProgramToKeep } from "./draft.ts";
import { mostPersonDays, type PlaybookSize } from "./playbook.ts";

type Task = ProgramToKeep["tasks"][number];

const mostDays = 500;

/** Working days from one day to another, both included; null where one of them is not known. */
function spanOf(start: string | null, end: string | null, calendar: WorkingCalendar): number | null {
	if (start === null || end === null) return null;
	return Math.max(0, calendar.position(dayNumber(end) + 1) - calendar.position(dayNumber(start)));
}

/** The working days from a task's start to its end; without dates its estimate, for one head; 1 to 500. */
export function daysOf(task: Task, calendar: WorkingCalendar): number {
	const span = spanOf(task.startDate, task.endDate, calendar) ?? Math.ceil(Number(task.estimate ?? 0));
	return task.milestone ? 1 : Math.min(mostDays, Math.max(1, span));
}

/**
 * The person-days of a task: its estimate, else the working days of whoever works on it, each by their share; null where
 * it has neither.
 */
export function effortOf(task: Task, calendar: WorkingCalendar): number | null {
	if (task.milestone) return 0;
	if (task.estimate !== null) return Number(task.estimate);
	if (task.shares.length === 0) return null;
	return task.shares.reduce<number | null>((sum, { percent, startDate, endDate }) => {
		const span = spanOf(startDate ?? task.startDate, endDate ?? task.endDate, calendar);
		return sum === null || span === null ? null : sum + (span * percent) / 100;
	}, 0);
}

/** Work of people in whole person-days; null where there is none, part of it is not known, or it is beyond a playbook. */
export function personDays(efforts: readonly (number | null)[]): number | null {
	const estimates = efforts.filter((effort) => effort !== null);
	const sum = Math.ceil(estimates.reduce((all, effort) => all + effort, 0));
	return estimates.length < efforts.length || sum === 0 || sum > mostPersonDays ? null : sum;
}

type Drawn = { hasOptions: boolean; calendar: WorkingCalendar; size: PlaybookSize };

/**
 * Where the days of a draft come from, those of its options where it has some, and that the other sizes are scaled: the
 * title of a source.
 */
export function noteOnDays(
	tasks: readonly Task[],
	{ hasOptions, calendar, size }: Drawn,
	language: ProductLanguage,
): string {
	const work = tasks.filter(({ milestone }) => !milestone);
	const estimated = work.filter(({ estimate }) => estimate !== null).length;
	const shared = work.filter((task) => task.estimate === null && effortOf(task, calendar) !== null).length;
	const unknown = work.filter(
		({ startDate, endDate, estimate }) => estimate === null && (startDate === null || endDate === null),
	).length;
	const words = notes[language];
	const counts = [
		...(estimated > 0 ? [words.estimates(estimated)] : []),
		...(shared > 0 ? [words.assignments(shared)] : []),
	];
	return [
		words.from(tasks.length),
		...(hasOptions && counts.length > 0 ? [words.effort(counts.join(words.and))] : []),
		...(unknown > 0 ? [words.unknown(unknown)] : []),
		words.scaled[size],
	].join("; ");
}

type Note = {
	from(tasks: number): string;
	effort(counts: string): string;
	estimates(count: number): string;
	assignments(count: number): string;
	and: string;
	unknown(tasks: number): string;
	/** Of a small, a medium and a large program. */
	scaled: Record<PlaybookSize, string>;
};
const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;
const notes: Record<ProductLanguage, Note> = {
	en: {
		from: (tasks) => `Drawn up from a program of ${count(tasks, "task", "tasks")}, days by their dates`,
		effort: (counts) => `person-days of options by ${counts}`,
		estimates: (estimates) => count(estimates, "estimate", "estimates"),
		assignments: (tasks) => `assignments of ${count(tasks, "task", "tasks")}`,
		and: " and ",
		unknown: (tasks) => `${tasks} without dates or estimate, 1 day each`,
		scaled: {
			S: "small case as it was, medium and large scaled",
			M: "medium case as it was, small and large scaled",
			L: "large case as it was, small and medium scaled",
		},
	},
	de: {
		from: (tasks) =>
			`Erstellt aus einem Programm mit ${count(tasks, "Aufgabe", "Aufgaben")}, Tage nach deren Daten`,
		effort: (counts) => `Personentage der Optionen aus ${counts}`,
		estimates: (estimates) => count(estimates, "Schätzung", "Schätzungen"),
		assignments: (tasks) => `Zuweisungen zu ${count(tasks, "Aufgabe", "Aufgaben")}`,
		and: " und ",
		unknown: (tasks) => `${tasks} ohne Daten und Schätzung, je 1 Tag`,
		scaled: {
			S: "kleiner Fall wie im Programm, mittel und groß hochgerechnet",
			M: "mittlerer Fall wie im Programm, klein und groß umgerechnet",
			L: "großer Fall wie im Programm, klein und mittel umgerechnet",
		},
	},
	fr: {
		from: (tasks) => `Tiré d'un programme de ${count(tasks, "tâche", "tâches")}, jours selon leurs dates`,
		effort: (counts) => `jours-personnes des options d'après ${counts}`,
		estimates: (estimates) => count(estimates, "estimation", "estimations"),
		assignments: (tasks) => `les affectations de ${count(tasks, "tâche", "tâches")}`,
		and: " et ",
		unknown: (tasks) => `${tasks} sans dates ni estimation, 1 jour chacune`,
		scaled: {
			S: "petit cas comme dans le programme, moyen et grand extrapolés",
			M: "cas moyen comme dans le programme, petit et grand extrapolés",
			L: "grand cas comme dans le programme, petit et moyen extrapolés",
		},
	},
	es: {
		from: (tasks) => `Extraído de un programa de ${count(tasks, "tarea", "tareas")}, días según sus fechas`,
		effort: (counts) => `días-persona de las opciones según ${counts}`,
		estimates: (estimates) => count(estimates, "estimación", "estimaciones"),
		assignments: (tasks) => `las asignaciones de ${count(tasks, "tarea", "tareas")}`,
		and: " y ",
		unknown: (tasks) => `${tasks} sin fechas ni estimación, 1 día cada una`,
		scaled: {
			S: "caso pequeño como en el programa, mediano y grande extrapolados",
			M: "caso mediano como en el programa, pequeño y grande extrapolados",
			L: "caso grande como en el programa, pequeño y mediano extrapolados",
		},
	},
	it: {
		from: (tasks) =>
			`Tratto da un programma di ${count(tasks, "attività", "attività")}, giorni secondo le date`,
		effort: (counts) => `giorni-persona delle opzioni secondo ${counts}`,
		estimates: (estimates) => count(estimates, "stima", "stime"),
		assignments: (tasks) => `le assegnazioni di ${count(tasks, "attività", "attività")}`,
		and: " e ",
		unknown: (tasks) => `${tasks} senza date né stima, 1 giorno ciascuna`,
		scaled: {
			S: "caso piccolo come nel programma, medio e grande estrapolati",
			M: "caso medio come nel programma, piccolo e grande estrapolati",
			L: "caso grande come nel programma, piccolo e medio estrapolati",
		},
	},
	nl: {
		from: (tasks) => `Gemaakt van een programma met ${count(tasks, "taak", "taken")}, dagen volgens hun data`,
		effort: (counts) => `persoonsdagen van de opties volgens ${counts}`,
		estimates: (estimates) => count(estimates, "schatting", "schattingen"),
		assignments: (tasks) => `toewijzingen van ${count(tasks, "taak", "taken")}`,
		and: " en ",
		unknown: (tasks) => `${tasks} zonder data of schatting, elk 1 dag`,
		scaled: {
			S: "kleine zaak zoals in het programma, middelgroot en groot omgerekend",
			M: "middelgrote zaak zoals in het programma, klein en groot omgerekend",
			L: "grote zaak zoals in het programma, klein en middelgroot omgerekend",
		},
	},
};
