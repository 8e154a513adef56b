/** The product wizard: seven answers, and the products that fit them. Which words stand for an answer is content. */
export { WizardModule } from './wizard.module.js';
