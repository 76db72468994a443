import {format} from 'node:util'

let heard: string[] = []
let declared: RegExp[] = []

/** React's notice that a page went on while its test did not wait, which is no fault of the page and a matter of speed. */
const isNotice = (complaint: string): boolean => complaint.includes('was not wrapped in act(')

/** Records a page's console errors and warnings, starting with an empty list. */
export const hearComplaints = (): void => {
    heard = []
    declared = []
    const hear = (...parts: unknown[]): void => {
        const complaint = format(...parts)
        if (!isNotice(complaint)) heard.push(complaint)
    }
    Object.assign(console, {error: hear, warn: hear})
}

/** Declares a complaint that the test is about, before or after it comes: `mayComplain(/no network/)`. */
export const mayComplain = (about: RegExp): void => void declared.push(about)

/** The recorded complaints that were not declared. */
export const undeclaredComplaints = (): string[] =>
    heard.filter((complaint) => !declared.some((about) => about.test(complaint)))
