import '@testing-library/jest-dom'
import {preferring} from './support/media'

beforeEach(() => {
    preferring()
    Element.prototype.scrollIntoView = () => undefined
})
