import {test as base} from '@playwright/test'
import {collectComplaints, type Complaints} from './complaints'
import {controlSandbox, type SandboxControl} from './sandbox-control'

type Shop = {
    /** Everything that goes wrong behind the page; whatever is not declared fails the test. */
    complaints: Complaints
    /** The platform; whatever a test does to it is undone after it. */
    sandbox: SandboxControl
}

const sandboxOf = (origin: string) => {
    const address = new URL(origin)
    address.port = String(Number(address.port) + 1)
    return address.origin
}

/** A browser that runs no script refuses the one that the answer's head names (docs/decisions/0013). */
const SCRIPT_REFUSED = /^failed: \S+\/main\.js csp$/

/** Playwright's test, in a shop that must also work behind what is seen. */
export const test = base.extend<Shop>({
    complaints: [
        async ({context, baseURL, javaScriptEnabled}, use) => {
            const complaints = collectComplaints(context, baseURL ?? '')
            if (!javaScriptEnabled) complaints.mayHappen(SCRIPT_REFUSED)
            await use(complaints)
            base.expect(complaints.undeclared(), 'nothing goes wrong unseen').toEqual([])
        },
        {auto: true}
    ],
    sandbox: async ({playwright, baseURL}, use) => {
        const request = await playwright.request.newContext()
        const control = controlSandbox(request, sandboxOf(baseURL ?? ''))
        await use(control)
        await control.recover()
        await request.dispose()
    }
})

export const {expect} = base
