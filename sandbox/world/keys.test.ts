import {openWorld} from '../open-world'
import {lock, unlock} from './keys'

const world = openWorld({dataFolder: ':memory:', size: 'tiny'})
afterAll(() => world.close())

test('an encrypted text can be decrypted, and does not contain the plain text', () => {
    const locked = lock(world, '123-45-6789')

    expect(unlock(world, locked)).toBe('123-45-6789')
    expect(locked).not.toContain('6789')
})

test('encrypting the same text twice gives different results', () => {
    expect(lock(world, 'a')).not.toBe(lock(world, 'a'))
})

test('an encrypted text that was changed cannot be decrypted', () => {
    const [start, tag, text = ''] = lock(world, 'abc').split('.')
    const other = (text.startsWith('A') ? 'B' : 'A') + text.slice(1)

    expect(() => unlock(world, [start, tag, other].join('.'))).toThrow()
})
