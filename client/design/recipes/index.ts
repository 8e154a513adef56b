import { buttonRecipe } from './button';
import { chakraRecipes, chakraSlotRecipes } from './chakra-recipes';
import * as choices from './choices';
import * as content from './content';
import * as feedback from './feedback';
import * as fields from './fields';
import * as navigation from './navigation';
import * as overlays from './overlays';

/** What Chakra ships, for the components the shop uses. */
export const baseRecipes = { recipes: chakraRecipes, slotRecipes: chakraSlotRecipes };

/** What the shop changes about it, laid over. */
export const shopRecipes = {
  recipes: {
    badge: feedback.badgeRecipe,
    button: buttonRecipe,
    checkmark: choices.checkmarkRecipe,
    container: content.containerRecipe,
    heading: content.headingRecipe,
    input: fields.inputRecipe,
    link: content.linkRecipe,
    radiomark: choices.radiomarkRecipe,
    skeleton: feedback.skeletonRecipe,
    textarea: fields.textareaRecipe,
  },
  slotRecipes: {
    accordion: navigation.accordionRecipe,
    actionBar: overlays.actionBarRecipe,
    alert: feedback.alertRecipe,
    avatar: content.avatarRecipe,
    blockquote: content.blockquoteRecipe,
    breadcrumb: navigation.breadcrumbRecipe,
    card: content.cardRecipe,
    checkbox: choices.checkboxRecipe,
    combobox: fields.comboboxRecipe,
    dataList: content.dataListRecipe,
    dialog: overlays.dialogRecipe,
    drawer: overlays.drawerRecipe,
    field: fields.fieldRecipe,
    fieldset: fields.fieldsetRecipe,
    fileUpload: fields.fileUploadRecipe,
    menu: overlays.menuRecipe,
    nativeSelect: fields.nativeSelectRecipe,
    numberInput: fields.numberInputRecipe,
    pinInput: fields.pinInputRecipe,
    popover: overlays.popoverRecipe,
    progress: feedback.progressRecipe,
    radioCard: choices.radioCardRecipe,
    radioGroup: choices.radioGroupRecipe,
    select: fields.selectRecipe,
    stat: content.statRecipe,
    steps: navigation.stepsRecipe,
    switch: choices.switchRecipe,
    table: content.tableRecipe,
    tabs: navigation.tabsRecipe,
    tag: feedback.tagRecipe,
    timeline: content.timelineRecipe,
    toast: feedback.toastRecipe,
    tooltip: overlays.tooltipRecipe,
  },
};
