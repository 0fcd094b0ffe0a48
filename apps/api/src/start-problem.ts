/**
 * Something that the operator has to change before the product can start, or before a backup can be made
 * or restored. The message is one sentence, or a few, for a person; it is printed without a stack.
 */
export class StartProblem extends Error {
	override readonly name = "StartProblem";
}
