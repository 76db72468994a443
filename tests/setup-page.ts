import '@testing-library/jest-dom'
import {act, configure} from '@testing-library/react'
import {preferring} from './support/media'
import {hearComplaints, undeclaredComplaints} from './support/page-complaints'

// What a shopper waits for is waited for, also on a busy machine: it is only a failing test that takes this long.
configure({asyncUtilTimeout: 20_000})

// A frame comes from outside, like an event: what it changes is on the page before anything else happens.
const requestFrame = window.requestAnimationFrame
window.requestAnimationFrame = (draw) => requestFrame((time) => void act(() => draw(time)))

beforeEach(() => {
    preferring()
    Element.prototype.scrollIntoView = () => undefined
    hearComplaints()
})

// After the page was taken down, which Testing Library does in a hook of its own, registered before.
afterEach(() => {
    expect(undeclaredComplaints()).toEqual([])
})
