import { chromium } from 'playwright'; import { writeFileSync } from 'node:fs';
const origin = process.env.SITE_ORIGIN; const ids = process.argv.slice(2);
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox','--disable-quic'] });
const page = await (await b.newContext({viewport:{width:794,height:1123}})).newPage();
await page.goto(`${origin}/login?redirect=${encodeURIComponent('/admin')}`);
await page.getByLabel('Email').fill('staff@glambug.test'); await page.getByLabel('Password', { exact: true }).fill('silver-staff');
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
await page.waitForURL((u) => u.pathname === '/admin');
for (const p of ids) { await page.goto(origin+'/admin/orders/'+p); await page.locator('.paper').waitFor(); await page.waitForTimeout(500);
 if(process.env.JS) await page.evaluate(process.env.JS); const pdf = await page.pdf({preferCSSPageSize:true}); writeFileSync('/tmp/team7/orders/'+p.replace('/','-')+'.pdf', pdf);
 console.log(p, pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length);
 await page.emulateMedia({media:'print'}); 
 console.log(await page.evaluate(()=>[...document.querySelectorAll('html,body,#admin,.admin-frame,.admin-screen,main,.paper-desk,.paper')].map(e=>(e.className||e.tagName)+' '+Math.round(e.getBoundingClientRect().top)+' '+Math.round(e.getBoundingClientRect().height)+' '+e.scrollHeight)));
 await page.screenshot({path:'/tmp/team7/orders/print-'+p.split('/')[1]+'.png', fullPage:true}); await page.emulateMedia({media:'screen'}); }
await b.close();
