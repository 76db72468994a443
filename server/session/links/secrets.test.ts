import {missingSecrets, secretOf} from './secrets'

const names = ['SESSION_SECRET', 'DEVICE_SECRET'] as const

test.each(names)(
    'without the operator’s %s each start signs with one of its own [ASVS-7.3.1]',
    (name) => {
        for (const host of ['self-hosted', undefined]) {
            const environment: NodeJS.ProcessEnv = {
                NODE_ENV: 'production',
                [name]: '',
                ...(host && {AWS_LAMBDA_FUNCTION_NAME: host})
            }
            const secret = secretOf(name, environment)

            expect(secret.length).toBeGreaterThanOrEqual(43)
            expect(secretOf(name, environment)).not.toBe(secret)
        }
    }
)

test.each(names)(
    'on Managed Runtime, where each request may find another process, the operator’s %s is needed',
    (name) => {
        const environment: NodeJS.ProcessEnv = {
            NODE_ENV: 'production',
            AWS_LAMBDA_FUNCTION_NAME: 'storefront'
        }

        expect(() => secretOf(name, environment)).toThrow(`${name} must be set`)
        expect(secretOf(name, {...environment, [name]: 'sixteen-characters'})).toBe(
            'sixteen-characters'
        )
    }
)

test('the start names each secret that is not set, and what that costs', () => {
    const set = {NODE_ENV: 'production', SESSION_SECRET: 'sixteen-characters'} as const

    expect(missingSecrets({...set, DEVICE_SECRET: ''})).toEqual([
        expect.stringMatching(/^DEVICE_SECRET is not set: /)
    ])
    expect(missingSecrets({NODE_ENV: 'production'})).toHaveLength(2)
    expect(missingSecrets({...set, DEVICE_SECRET: 'sixteen-characters'})).toEqual([])
})
