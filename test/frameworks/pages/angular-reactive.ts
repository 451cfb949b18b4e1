/** Compiled in the page (JIT). Decorators are called as plain functions. */
import '@angular/compiler';
import { Component } from '@angular/core';
import { FormControl, FormGroup, ReactiveFormsModule, Validators } from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';
import { send } from './send.ts';

class Form {
  readonly group = new FormGroup({ email: new FormControl('', Validators.required) });

  submit(event: Event) {
    void send(this.group.value, event);
  }
}

Component({
  selector: '#app',
  imports: [ReactiveFormsModule],
  template: `<form [formGroup]="group" (ngSubmit)="submit($event)">
    <label>Email <input name="email" type="email" formControlName="email"></label>
    <label>Name <input name="name"></label>
    <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
    <output id="state">{{ group.value.email }}</output>
  </form>`,
})(Form);

await bootstrapApplication(Form);
