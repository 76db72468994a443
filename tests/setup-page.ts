import '@testing-library/jest-dom'
import {configure} from '@testing-library/react'
import {preferring} from './support/media'

// What a shopper waits for is waited for, also on a busy machine: it is only a failing test that takes this long.
configure({asyncUtilTimeout: 5000})

beforeEach(() => {
    preferring()
    Element.prototype.scrollIntoView = () => undefined
})
