import {EventEmitter, once} from 'node:events'
import {type ClientRequest, request} from 'node:http'
import {startExpress} from '../../tests/support/server/http-server'
import {documents} from './documents'

const encoded = (claims: object): string =>
    Buffer.from(JSON.stringify(claims)).toString('base64url')
const token = `e30.${encoded({exp: 4e9, isb: 'uido:slas::gcid:g1', sub: 'cc-slas::usid:u1'})}.x`

const received = jest.fn(async () => Response.json({verificationDocuments: []}))
/** The addresses that have called the shop. */
const arrived = new EventEmitter()
const shop = startExpress(
    documents({
        platform: {
            commerceApi: 'http://platform',
            organizationId: 'o',
            siteId: 'Homeward',
            fetch: received
        },
        callerOf: ({headers}) => {
            const address = String(headers['x-address'])
            arrived.emit(address)
            return address
        },
        now: () => new Date(0),
        warn: () => undefined
    })
)
afterAll(async () => (await shop).close())

const form = [
    '--b',
    'content-disposition: form-data; name="verifyType"',
    '',
    'INCOME',
    '--b',
    'content-disposition: form-data; name="file"; filename="a.pdf"',
    '',
    '%PDF-1',
    '--b--',
    ''
].join('\r\n')

/** An upload from an address that has begun; `finish` sends the rest. */
const begin = async (address: string): Promise<ClientRequest> => {
    const {hostname, port} = new URL((await shop).address)
    const upload = request({
        host: hostname,
        port,
        method: 'POST',
        headers: {
            'x-address': address,
            cookie: `cc-at_Homeward=${token}`,
            'content-type': 'multipart/form-data; boundary=b',
            'content-length': Buffer.byteLength(form)
        }
    })
    // What is refused is not read to its end.
    upload.on('error', () => undefined)
    const heard = once(arrived, address)
    upload.write(form.slice(0, 10))
    await heard
    return upload
}

const statusOf = async (upload: ClientRequest): Promise<number | undefined> => {
    const [answer] = await once(upload, 'response')
    answer.resume()
    return answer.statusCode
}

/** The response to an upload that sends only its beginning. */
const refusedStatus = async (address: string): Promise<number | undefined> => {
    const upload = await begin(address)
    const status = await statusOf(upload)
    upload.destroy()
    return status
}

const finish = (upload: ClientRequest): Promise<number | undefined> => {
    upload.end(form.slice(10))
    return statusOf(upload)
}

test('a slow sender takes only three of the eight places, and others can upload meanwhile [D-35]', async () => {
    const slow = [await begin('one'), await begin('one'), await begin('one')]

    expect(await refusedStatus('one')).toBe(503)
    expect(await finish(await begin('other'))).toBe(200)

    expect(await Promise.all(slow.map(finish))).toEqual([200, 200, 200])
    expect(await finish(await begin('one'))).toBe(200)
})

test('a process accepts eight uploads at once, from all shoppers together [D-35]', async () => {
    const held = await Promise.all(Array.from({length: 8}, (_, index) => begin(String(index))))

    expect(await refusedStatus('ninth')).toBe(503)

    for (const upload of held) expect(await finish(upload)).toBe(200)
    expect(await finish(await begin('ninth'))).toBe(200)
})

test.each([
    ['a fault', () => Response.json({title: 'No', type: 'x/errors/no', detail: 'x'})],
    ['an empty record', () => Response.json({})],
    ['a web page', () => new Response('<!doctype html>')],
    ['a web page with the status 400', () => new Response('<!doctype html>', {status: 400})]
])('a document that is answered with %s was not received for certain (D-49)', async (_, answer) => {
    received.mockImplementationOnce(async () => answer())

    expect(await finish(await begin('unclear'))).toBe(503)
})
