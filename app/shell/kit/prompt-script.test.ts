import {createElement} from 'react'
import {promptScript} from './prompt-script'

test('a script of the page is fetched with the first', () => {
    const script = createElement('script', {src: '/mobify/bundle/1/main.js', async: true})

    expect(promptScript(script)).toMatchObject({
        props: {src: '/mobify/bundle/1/main.js', async: true, fetchpriority: 'high'}
    })
})

test('what fetches nothing stays as it is', () => {
    const data = createElement('script', {type: 'application/json'})

    expect(promptScript(data)).toBe(data)
    expect(promptScript('text')).toBe('text')
})
