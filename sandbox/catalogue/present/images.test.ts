import {organization, testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox()
afterAll(() => sandbox.close())
afterEach(() => {
    delete process.env.SANDBOX_PUBLIC_BASE
    delete process.env.SANDBOX_IMAGE_BASE
})

const pictureAt = async (origin: string): Promise<string> => {
    const path = `/product/shopper-products/v1/organizations/${organization}/categories/root`
    const response = await sandbox.handle(
        new Request(`${origin}${path}?siteId=Homeward&levels=1`, {
            headers: {authorization: `Bearer ${sandbox.guestToken()}`}
        })
    )
    const {image} = await response.json()
    return image
}

test('the address of a picture has the port of the call', async () => {
    expect(await pictureAt('http://localhost:4310')).toMatch(
        /^http:\/\/localhost:4310\/dw\/image\//
    )
})

test('behind a proxy it has the address at which browsers reach the sandbox', async () => {
    process.env.SANDBOX_PUBLIC_BASE = 'https://platform.example'

    expect(await pictureAt('http://localhost:4310')).toMatch(/^https:\/\/platform\.example\/dw\//)
})

test('pictures may have their own base address', async () => {
    process.env.SANDBOX_PUBLIC_BASE = 'https://platform.example'
    process.env.SANDBOX_IMAGE_BASE = 'https://pictures.example/ocapi'

    expect(await pictureAt('http://localhost:4310')).toMatch(
        /^https:\/\/pictures\.example\/ocapi\/dw\//
    )
})
