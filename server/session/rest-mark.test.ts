import {sessionSecretOf} from './rest-mark'

test.each(['self-hosted', undefined])(
    'without a secret of the operator’s each process signs with one of its own (%s) [ASVS-7.3.1]',
    (AWS_LAMBDA_FUNCTION_NAME) => {
        const environment: NodeJS.ProcessEnv = {
            NODE_ENV: 'production',
            SESSION_SECRET: '',
            ...(AWS_LAMBDA_FUNCTION_NAME && {AWS_LAMBDA_FUNCTION_NAME})
        }
        const secret = sessionSecretOf(environment)

        expect(secret.length).toBeGreaterThanOrEqual(43)
        expect(sessionSecretOf(environment)).not.toBe(secret)
    }
)

test('on Managed Runtime, where each request may find another process, the operator’s secret is needed', () => {
    const environment: NodeJS.ProcessEnv = {
        NODE_ENV: 'production',
        AWS_LAMBDA_FUNCTION_NAME: 'storefront'
    }

    expect(() => sessionSecretOf(environment)).toThrow('SESSION_SECRET must be set')
    expect(sessionSecretOf({...environment, SESSION_SECRET: 'sixteen-characters'})).toBe(
        'sixteen-characters'
    )
})

test('two copies of the module in one process, the front’s and the kit’s, know each other’s marks [ASVS-7.3.1]', async () => {
    const copies: (typeof import('./rest-mark'))[] = []
    const given = process.env.SESSION_SECRET
    process.env.SESSION_SECRET = ''
    for (let copy = 0; copy < 2; copy += 1) {
        await jest.isolateModulesAsync(async () => {
            copies.push(await import('./rest-mark'))
        })
    }
    if (given === undefined) delete process.env.SESSION_SECRET
    else process.env.SESSION_SECRET = given
    const [front, kit] = copies
    const mark = {customerId: 'a', begunAt: 1, lastActivity: 2, minutes: 15}

    expect(front?.sealedMark).not.toBe(kit?.sealedMark)
    expect(front?.openedMark(kit?.sealedMark(mark))).toEqual(mark)
})
