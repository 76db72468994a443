import {json, type RequestHandler} from 'express'
import {z} from 'zod'
import {redactText} from '@app/lib/text/redact'

const Report = z.object({
    'csp-report': z.object({
        'effective-directive': z.string().max(100).optional(),
        'violated-directive': z.string().max(100).optional(),
        'blocked-uri': z.string().max(2000).default(''),
        'document-uri': z.string().max(2000).default('')
    })
})

const hostOf = (address: string): string =>
    URL.canParse(address)
        ? new URL(address).host.slice(0, 100)
        : address.slice(0, 40).replace(/[^\w-]/g, '')

const pathOf = (address: string): string =>
    URL.canParse(address) ? redactText(new URL(address).pathname.slice(0, 100)) : ''

/** Logs what browsers report as blocked by the security policy: directive, host and page, never an address with its query. */
export const cspReport = (warn: (message: string) => void): RequestHandler[] => [
    json({limit: '16kb', type: ['application/csp-report', 'application/json']}),
    (req, res) => {
        const {data} = Report.safeParse(req.body)
        if (data) {
            const report = data['csp-report']
            const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
            warn(
                `The security policy stopped ${directive.replace(/[^\w-]/g, '')} from ` +
                    `${hostOf(report['blocked-uri'])} on ${pathOf(report['document-uri'])}`
            )
        }
        res.status(204).set('cache-control', 'no-store').send()
    }
]
