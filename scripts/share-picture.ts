/**
 * The page from which scripts/icons.ts takes a screenshot as a share picture: the shop's name, a line of text, and a
 * picture.
 */

export interface SharePictureDesign {
  title: string;
  text: string;
  /** Data URIs. */
  picture: string;
  display: string;
  sans: string;
  mark: string;
}

/** A whole HTML page of 1200 by 630 px. */
export const sharePicturePage = (design: SharePictureDesign): string => `<!doctype html>
<style>
  @font-face { font-family: display; src: url('${design.display}'); }
  @font-face { font-family: sans; src: url('${design.sans}'); font-weight: 400 600; }
  * { margin: 0; }
  body { width: 1200px; height: 630px; overflow: hidden; background: #f4f2ef; color: #1c1a17; position: relative; }
  .picture { position: absolute; inset: 0 0 0 auto; height: 630px; min-width: 630px; max-width: 800px; object-fit: cover;
    mask-image: linear-gradient(to right, transparent, black 30%); }
  .words { position: absolute; inset: 64px auto 64px 72px; width: 600px; display: flex; flex-direction: column; }
  .name { font: 34px/1 display; display: flex; align-items: center; gap: 16px; }
  .name img { width: 52px; border-radius: 4px; }
  .name i { font-style: normal; color: #815f22; }
  h1 { margin-top: auto; font: 76px/1.04 display; font-variation-settings: 'opsz' 84; letter-spacing: -0.015em; text-wrap: balance; }
  p { margin-top: 24px; font: 27px/1.45 sans; color: #565049; max-width: 520px; text-wrap: balance; }
  .rule { position: absolute; left: 0; bottom: 0; width: 100%; height: 8px; background: #b9965a; }
</style>
<img class="picture" src="${design.picture}">
<div class="words">
  <div class="name"><img src="${design.mark}"><span>GlamBug <i>Mart</i></span></div>
  <h1>${design.title}</h1>
  <p>${design.text}</p>
</div>
<div class="rule"></div>`;
