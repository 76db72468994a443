import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'

jest.setTimeout(60_000)

const browser = applicationBrowser()
const {sandbox} = browser
const JORDAN = 'jordan@homeward.example'

const [jordan = ''] = sandbox.world
    .statement<{id: string}>('SELECT id FROM customer WHERE login = ?')
    .all(JORDAN)
    .map(({id}) => id)

const PDF = Buffer.from('%PDF-1.7 a pay stub').toString('base64')

const sent: {address: string; kind: string}[] = []
let refusal: number | null = null
/** Whether a refused document was received all the same: only the answer was lost. */
let isLost = false

/** Our server's upload, as far as a page meets it: what it takes goes on to the sandbox (D-35). */
class Uploads {
    status = 0
    responseText = '{}'
    timeout = 0
    upload: {onprogress?: (event: {loaded: number; total: number}) => void} = {}
    onload?: () => void
    private address = ''

    open(_: string, address: string) {
        this.address = address
    }
    setRequestHeader() {}
    abort() {}
    send(form: FormData) {
        void this.answer(form.get('verifyType'))
    }
    private async answer(verifyType: FormDataEntryValue | null) {
        sent.push({address: this.address, kind: JSON.stringify(verifyType)})
        this.upload.onprogress?.({loaded: 1, total: 2})
        if (refusal === null || isLost) {
            const {status} = await sandbox.call(
                'POST /custom/verification-documents/v1/organizations/{org}/submitdocument?siteId=Homeward',
                {
                    token: sandbox.shopperToken(jordan),
                    body: {customerId: jordan, verifyType, fileName: 'document.pdf', content: PDF}
                }
            )
            this.status = status
        }
        this.status = refusal ?? this.status
        this.onload?.()
    }
}

const networkXhr = window.XMLHttpRequest
beforeAll(() => Object.assign(window, {XMLHttpRequest: Uploads}))
afterAll(() => {
    Object.assign(window, {XMLHttpRequest: networkXhr})
})

const heading = (name: string) => screen.findByRole('heading', {level: 1, name}, {timeout: 20_000})
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

test('each document that is asked for can be uploaded, and the condition is met when all are received [VERIFY-002] [VERIFY-003] [VERIFY-008] [ROUTE-051] [ROUTE-052] [ROUTE-053] (D-35)', async () => {
    browser.signedIn(JORDAN)
    const {container, address, settled} = await browser.show({
        address: '/my-accounts/verification-submission-overview',
        storeId: '01001'
    })
    await heading('Your documents')
    expect(await screen.findByRole('heading', {name: 'Proof of income'})).toBeVisible()
    expect(await screen.findByText(/^Call Homeward/)).toBeVisible()
    await settled()
    expect(await axe(container)).toHaveNoViolations()

    await userEvent.click(screen.getByRole('link', {name: 'Send my documents'}))
    await heading('Send your documents')
    await press('Done')
    expect(await screen.findByRole('alert')).toHaveTextContent(
        'Add this document: Proof of identity'
    )
    await settled()
    expect(await axe(container)).toHaveNoViolations()

    const [income, identity] = screen.getAllByLabelText('Choose a file')
    if (!income || !identity) throw new Error('There is a field for each kind')
    const pdf = () => new File(['%PDF-1.7'], 'stub.pdf', {type: 'application/pdf'})
    refusal = 504
    await userEvent.upload(income, pdf())
    expect(await screen.findByText(/stub.pdf could not be sent/)).toBeVisible()
    refusal = 415
    await press('Try again')
    expect(await screen.findByText('Choose a photo or a PDF')).toBeVisible()
    refusal = null
    await userEvent.upload(screen.getAllByLabelText('Choose a file')[0] ?? income, pdf())
    await screen.findByText('stub.pdf is sent')
    // The summary asks for nothing that has been sent; the other document still has its error.
    expect(screen.queryByText('Add this document: Proof of income')).toBeNull()
    expect(screen.getByText('Add this document: Proof of identity')).toBeVisible()
    // The answer is lost: the list of documents says that it was received (D-49).
    refusal = 504
    isLost = true
    await userEvent.upload(identity, pdf())
    await waitFor(() => expect(screen.getAllByText('stub.pdf is sent')).toHaveLength(2))
    refusal = null
    isLost = false
    await press('Done')

    await heading('We have your documents')
    expect(address()).toBe('/my-accounts/verification-submission-complete')
    expect(await screen.findByText(/^Call Homeward/)).toBeVisible()
    expect(sent.map(({kind}) => kind)).toEqual(['"INCOME"', '"INCOME"', '"INCOME"', '"IDENTITY"'])
    expect(new Set(sent.map((each) => each.address))).toEqual(new Set(['/api/documents']))
    await settled()
    expect(await axe(container)).toHaveNoViolations()
})

test('a customer who was asked for no documents and opens the confirmation is led to the overview (D-24) [ROUTE-053]', async () => {
    browser.signedIn('morgan@homeward.example')
    const {address} = await browser.show({
        address: '/my-accounts/verification-submission-complete',
        storeId: '01001'
    })

    expect(
        await screen.findByText('We need no documents from you right now.', {}, {timeout: 20_000})
    ).toBeVisible()
    expect(address()).toBe('/my-accounts/verification-submission-overview')
})
