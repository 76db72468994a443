import {format} from 'node:util'

let heard: string[] = []
let declared: RegExp[] = []

/** Listens to what a page says on the console as an error or a warning, from nothing on. */
export const hearComplaints = (): void => {
    heard = []
    declared = []
    const hear = (...parts: unknown[]): void => void heard.push(format(...parts))
    Object.assign(console, {error: hear, warn: hear})
}

/** Declares a complaint that the test is about, before or after it comes: `mayComplain(/no network/)`. */
export const mayComplain = (about: RegExp): void => void declared.push(about)

/** What was heard and not declared. */
export const undeclaredComplaints = (): string[] =>
    heard.filter((complaint) => !declared.some((about) => about.test(complaint)))
