import {openWorld} from '../open-world'
import {lock, unlock} from './keys'

const world = openWorld({dataFolder: ':memory:', size: 'tiny'})
afterAll(() => world.close())

test('what was locked can be opened, and is not to be seen', () => {
    const locked = lock(world, '123-45-6789')

    expect(unlock(world, locked)).toBe('123-45-6789')
    expect(locked).not.toContain('6789')
})

test('the same text is never locked the same way twice', () => {
    expect(lock(world, 'a')).not.toBe(lock(world, 'a'))
})

test('a locked text that somebody changed does not open', () => {
    const [start, tag, text = ''] = lock(world, 'abc').split('.')
    const other = (text.startsWith('A') ? 'B' : 'A') + text.slice(1)

    expect(() => unlock(world, [start, tag, other].join('.'))).toThrow()
})
